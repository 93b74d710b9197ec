import type { Sprite } from 'pixi.js';
import { useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { SceneLabel } from '../../../core/game-kit/scene/labels.tsx';
import { usePainted, type Paint } from '../../../core/game-kit/scene/painted.ts';
import { colors } from '../../../core/tokens/tokens.ts';
import { paintRung, RUNG_GLOW, type rungGlass } from './drawing.ts';
import type { MinesFrame } from './frame.ts';
import { ladderSteps, rungBox, type MinesLayout } from './layout.ts';

/** The rungs' lights, by step. */
export interface LadderLights {
  lit: Map<number, Sprite>;
  next: Map<number, Sprite>;
}

export const useLadderLights = (): RefObject<LadderLights> => useRef<LadderLights>({ lit: new Map(), next: new Map() });

/** Lights the rungs that are reached, and while the round is open the next one, which breathes with what is awaited. */
export const lightLadder = ({ lit, next }: LadderLights, { safe, settled, dark }: MinesFrame, breath: number): void => {
  for (const [step, part] of lit) part.alpha = step <= safe ? 1 - dark : 0;
  for (const [step, part] of next) part.alpha = step === safe + 1 && !settled ? 1 - 0.4 * breath : 0;
};

const usePaintedRung = (
  layout: MinesLayout,
  count: number,
  look: keyof typeof rungGlass,
): ReturnType<typeof usePainted> => {
  const { width, height } = rungBox(layout, 0, count);
  const size = useMemo(() => ({ width: width + RUNG_GLOW * 2, height: height + RUNG_GLOW * 2 }), [width, height]);
  const draw = useMemo(
    (): Paint => (pen) => paintRung(pen, { x: 0, y: 0, width, height }, look),
    [width, height, look],
  );
  return usePainted(size, draw);
};

/** Dark on a lit rung, light on the others. */
const textColor = (step: number, reached: number, isLost: boolean): number => {
  if (isLost) return colors.muted;
  if (step <= reached) return 0x00140c;
  return step === reached + 1 ? 0xfff6dd : colors.muted;
};

const LETTER = 0.62; // width of a figure, of its size

/** The climb: a rung of glass for each safe cell ahead, with what it multiplies the stake by. */
export const Ladder = ({
  layout,
  steps,
  reached,
  isLost,
  lights,
}: {
  layout: MinesLayout;
  steps: readonly string[]; // multipliers after 1, 2 … safe cells
  reached: number;
  isLost: boolean;
  lights: RefObject<LadderLights>;
}): ReactNode => {
  const shown = ladderSteps(steps.length, reached - 1, layout.ladder.places);
  const count = shown.length;
  const [dim, lit, next] = [
    usePaintedRung(layout, count, 'dim'),
    usePaintedRung(layout, count, 'lit'),
    usePaintedRung(layout, count, 'next'),
  ];
  return shown.map((step, place) => {
    const { x, y, width, height } = rungBox(layout, place, count);
    const text = steps[step - 1] ?? '';
    const size = Math.min(17, height * 0.5, (width - 8) / (text.length * LETTER));
    const at = { x: x - RUNG_GLOW, y: y - RUNG_GLOW };
    return (
      <pixiContainer key={step}>
        <pixiSprite texture={dim} {...at} />
        <pixiSprite
          texture={lit}
          {...at}
          alpha={0}
          ref={(part: Sprite | null) => keep(lights.current.lit, step, part)}
        />
        <pixiSprite
          texture={next}
          {...at}
          alpha={0}
          ref={(part: Sprite | null) => keep(lights.current.next, step, part)}
        />
        <SceneLabel
          x={x + width / 2}
          y={y + height / 2}
          text={text}
          size={size}
          color={textColor(step, reached, isLost)}
          bold
        />
      </pixiContainer>
    );
  });
};

const keep = (into: Map<number, Sprite>, step: number, part: Sprite | null): void => {
  if (part) into.set(step, part);
  else into.delete(step);
};
