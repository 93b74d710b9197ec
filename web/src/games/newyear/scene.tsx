import { drawsPictures } from 'assets/features/draws/pictures';
import type { NewyearConfig, NewyearOutcome } from 'games-engine/newyear';
import type { Container, Graphics, Sprite } from 'pixi.js';
import { useMemo, useRef, type ReactNode } from 'react';
import { turnedAt } from '../../core/free-draw/draw-spin.ts';
import { soundTick, type DrawShow } from '../../core/free-draw/use-draw-show.ts';
import { sceneNow } from '../../core/game-kit/scene/clock.ts';
import { SceneLabel } from '../../core/game-kit/scene/labels.tsx';
import { easeOut, mix, shareOf } from '../../core/game-kit/scene/maths.ts';
import { useFrames } from '../../core/game-kit/scene/pictures.ts';
import { useStageDraw } from '../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../core/game-kit/scene/still.tsx';
import { colors } from '../../core/tokens/tokens.ts';
import { play } from './sounds.ts';
import { labelSize, newyearLayout, toneOf, type NewyearLayout } from './still.tsx';

export interface NewyearSceneProps {
  size: ElementSize;
  config: NewyearConfig;
  prize: string | undefined; // text on the plate; undefined before anything was drawn
  show: DrawShow<NewyearOutcome> | undefined;
}

const TURNS = 9; // turns of the drum in a spin
const TICKS_A_TURN = 3;
const PLATE_MS = 450; // the plate comes out
const SWAY = 0.03; // radians, at full speed
const FLAKES = 36;
const FALL_MS = 5200;

const nothing = (): void => undefined;

/** Snow that falls while the drum turns; each flake has its own place and pace. */
const drawSnow = (g: Graphics, { width, height }: NewyearLayout, passedMs: number): void => {
  g.clear();
  for (let flake = 0; flake < FLAKES; flake += 1) {
    const pace = 0.6 + ((flake * 7) % 10) / 10;
    const fallen = ((passedMs * pace) / FALL_MS + flake * 0.618) % 1;
    const x = ((flake * 0.381) % 1) * width + Math.sin(fallen * 9 + flake) * 10;
    g.circle(x, fallen * height, 0.8 + pace)
      .setFillStyle({ color: colors.text, alpha: 0.5 * Math.sin(fallen * Math.PI) })
      .fill();
  }
};

const drawPlate = (g: Graphics, { plate }: NewyearLayout, tone: number): void => {
  g.clear();
  g.roundRect(-plate.width / 2, -plate.height / 2, plate.width, plate.height, plate.height / 2)
    .setFillStyle({ color: colors['surface-2'] })
    .fill()
    .stroke({ color: tone, width: 2 });
};

/** A drum of glass, whose baubles tumble until one prize comes out. Holds no rules, takes no input. */
export const NewyearScene = ({ size, config, prize, show }: NewyearSceneProps): ReactNode => {
  const layout = useMemo(() => newyearLayout(size.width, size.height), [size]);
  const frames = useFrames(drawsPictures.turningDrum);
  const drum = useRef<Sprite>(null);
  const snow = useRef<Graphics>(null);
  const plate = useRef<Container>(null);
  const face = useRef<Graphics>(null);
  const [still] = frames;

  useStageDraw(() => {
    const now = sceneNow();
    const time = show ? shareOf(now, show.startedAt, show.spinMs) : 0;
    const isMoving = show !== undefined && time < 1;
    const turned = isMoving ? turnedAt(TURNS, time) : 0;
    const out = show && !isMoving ? shareOf(now, show.startedAt + show.spinMs, show.spinMs > 0 ? PLATE_MS : 0) : 0;
    const frame = frames[Math.floor(turned * frames.length) % frames.length];
    if (drum.current && frame) {
      drum.current.texture = frame;
      drum.current.rotation = SWAY * Math.sin(turned * Math.PI * 2) * (1 - time);
    }
    if (snow.current) {
      snow.current.visible = isMoving;
      if (isMoving) drawSnow(snow.current, layout, now - show.startedAt);
    }
    if (plate.current) plate.current.visible = out > 0;
    if (show && out > 0 && plate.current && face.current) {
      plate.current.y = mix(layout.drum.y, layout.plate.y, easeOut(out));
      plate.current.scale.set(mix(0.4, 1, easeOut(out)));
      drawPlate(face.current, layout, colors[toneOf(config, show.outcome)]);
    }
    if (isMoving) soundTick(play, config, Math.floor(turned * TICKS_A_TURN), now);
    return isMoving || (show !== undefined && out < 1);
  });

  return (
    <pixiContainer>
      {still && (
        <pixiSprite
          ref={drum}
          texture={still}
          anchor={0.5}
          x={layout.drum.x}
          y={layout.drum.y}
          width={layout.drum.side}
          height={layout.drum.side}
        />
      )}
      <pixiGraphics draw={nothing} ref={snow} />
      <pixiContainer ref={plate} x={layout.drum.x} visible={false}>
        <pixiGraphics draw={nothing} ref={face} />
        <SceneLabel x={0} y={0} text={prize ?? ''} size={labelSize(layout, prize ?? '')} color={colors.text} bold />
      </pixiContainer>
    </pixiContainer>
  );
};
