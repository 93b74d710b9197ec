import { robberyReels, type RobberyConfig, type RobberyOutcome } from 'games-engine/robbery';
import type { BitmapText, Container, Graphics } from 'pixi.js';
import { useMemo, useRef, type ReactNode } from 'react';
import { isReelStill, placeAt, positionAt, reelDigit } from '../../core/free-draw/draw-spin.ts';
import { soundTick } from '../../core/free-draw/draw-sounds.ts';
import type { DrawShow } from '../../core/free-draw/use-draw-show.ts';
import { sceneNow } from '../../core/game-kit/scene-clock.ts';
import { SceneDigits } from '../../core/game-kit/scene-digits.tsx';
import { SceneLabel } from '../../core/game-kit/scene-label.tsx';
import { shareOf } from '../../core/game-kit/scene-maths.ts';
import { useStageDraw } from '../../core/game-kit/stage.tsx';
import type { ElementSize } from '../../core/game-kit/use-element-size.ts';
import { useGlyphs } from '../../core/game-kit/use-glyphs.ts';
import { colors } from '../../core/tokens/tokens.ts';
import { drawAnswer, drawCover, drawSectors } from './robbery-drawing.ts';
import { robberyLayout, sectorTone, STEP } from './robbery-layout.ts';

export interface RobberySceneProps {
  size: ElementSize;
  config: RobberyConfig;
  prizes: readonly string[]; // of the sectors, in words
  from: number; // the sector under the pointer before
  show: DrawShow<RobberyOutcome> | undefined;
}

const TURNS = 5;

const nothing = (): void => undefined;

/** What a moment of the scene shows. */
const momentOf = ({ config, from, show }: RobberySceneProps, now: number) => {
  const time = show ? shareOf(now, show.startedAt, show.spinMs) : 0;
  const { sectors } = config;
  const position = show ? positionAt({ count: sectors.length, turns: TURNS }, from, show.outcome.sector, time) : from;
  return { time, position, place: placeAt(position, sectors.length) };
};

/** The wheel of eight sectors with the three reels in its hub. Holds no rules, takes no input. */
export const RobberyScene = (props: RobberySceneProps): ReactNode => {
  const { size, config, prizes, show } = props;
  const chars = Math.max(...prizes.map(({ length }) => length));
  const layout = useMemo(() => robberyLayout(size.width, size.height, chars), [size, chars]);
  const { centre, label, reel } = layout;
  const font = useGlyphs({ name: 'robbery-reel', chars: '0123456789', size: reel.size });
  const style = useMemo(() => ({ fontFamily: font, fontSize: reel.size, fill: 0xffffff }), [font, reel]);
  const wheel = useRef<Container>(null);
  const answer = useRef<Graphics>(null);
  const digits = useRef<(BitmapText | null)[]>([]);
  const drawn = useMemo(
    () => ({
      sectors: (g: Graphics) => drawSectors(g, layout, config.sectors),
      cover: (g: Graphics) => drawCover(g, layout),
    }),
    [layout, config],
  );

  useStageDraw(() => {
    const now = sceneNow();
    const { time, position, place } = momentOf(props, now);
    const sector = show && config.sectors[show.outcome.sector];
    const due = sector ? robberyReels(sector) : [0, 0, 0];
    const tone = colors[sector ? sectorTone(sector.sharePercent) : 'muted'];
    const isMoving = show !== undefined && time < 1;
    if (wheel.current) wheel.current.rotation = -position * STEP;
    for (const [index, digit] of digits.current.entries()) {
      if (!digit) continue;
      digit.text = String(show ? reelDigit(index, due[index] ?? 0, time) : 0);
      digit.tint = !show ? colors.faint : isReelStill(index, time) ? colors.text : colors.muted;
    }
    if (answer.current) drawAnswer(answer.current, layout, tone, show && !isMoving ? 1 : 0);
    if (isMoving) soundTick(config, place, now);
    return isMoving;
  });

  return (
    <pixiContainer>
      <pixiContainer x={centre.x} y={centre.y} ref={wheel}>
        <pixiGraphics draw={drawn.sectors} />
        {prizes.map((prize, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a sector is its place
          <pixiContainer key={place} rotation={place * STEP}>
            <SceneLabel x={0} y={-label.radius} text={prize} size={label.size} color={colors.text} bold />
          </pixiContainer>
        ))}
      </pixiContainer>
      <pixiGraphics draw={drawn.cover} />
      <pixiGraphics draw={nothing} ref={answer} />
      <SceneDigits
        centres={reel.centres.map((x) => centre.x + x)}
        y={centre.y}
        font={font}
        style={style}
        digits={digits}
      />
      <SceneLabel x={centre.x} y={centre.y + reel.height * 0.8} text="%" size={label.size} color={colors.muted} bold />
    </pixiContainer>
  );
};
