import { type RobberySector, robberyReels, type RobberyConfig, type RobberyOutcome } from 'games-engine/robbery';
import type { Graphics, BitmapText, Container } from 'pixi.js';
import { useMemo, useRef, type ReactNode } from 'react';
import { soundTick, type DrawShow } from '../../core/free-draw/use-draw-show.ts';
import { isReelStill, placeAt, positionAt, reelDigit } from '../../core/free-draw/draw-spin.ts';
import { sceneNow } from '../../core/game-kit/scene/clock.ts';
import { SceneDigits, SceneLabel, useGlyphs } from '../../core/game-kit/scene/labels.tsx';
import { shareOf } from '../../core/game-kit/scene/maths.ts';
import { useStageDraw } from '../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../core/game-kit/scene/still.tsx';
import { colors } from '../../core/tokens/tokens.ts';
import { play } from './sounds.ts';
import { sectorTone, STEP, type RobberyLayout, robberyLayout } from './still.tsx';

const UP = -Math.PI / 2;
const GAP = 1.5; // px on each side of a sector

/** The wheel around its own centre: eight sectors, a pin between any two. */
const drawSectors = (g: Graphics, { radius, hub }: RobberyLayout, sectors: readonly RobberySector[]): void => {
  g.clear();
  for (const [place, { sharePercent }] of sectors.entries()) {
    const tone = sectorTone(sharePercent);
    const half = STEP / 2 - GAP / radius;
    const [from, to] = [UP + place * STEP - half, UP + place * STEP + half];
    g.moveTo(Math.cos(from) * hub, Math.sin(from) * hub)
      .lineTo(Math.cos(from) * radius, Math.sin(from) * radius)
      .arc(0, 0, radius, from, to)
      .lineTo(Math.cos(to) * hub, Math.sin(to) * hub)
      .arc(0, 0, hub, to, from, true)
      .closePath()
      .setFillStyle({ color: colors[tone], alpha: tone === 'surface-3' ? 0.7 : 0.28 })
      .fill()
      .stroke({ color: colors[tone], width: 1.5, alpha: 0.9 });
  }
  for (let pin = 0; pin < sectors.length; pin += 1) {
    const angle = UP + (pin + 0.5) * STEP;
    g.circle(Math.cos(angle) * (radius + 5), Math.sin(angle) * (radius + 5), 2);
  }
  g.setFillStyle({ color: colors.muted }).fill();
};

/** Draws the static parts: the hub with the windows of its reels, the pointer above. */
const drawCover = (g: Graphics, { centre, radius, hub, reel }: RobberyLayout): void => {
  g.clear();
  g.circle(centre.x, centre.y, hub - 3)
    .setFillStyle({ color: colors['surface-2'] })
    .fill();
  g.circle(centre.x, centre.y, hub - 3).stroke({ color: colors.border, width: 1 });
  for (const x of reel.centres) {
    g.roundRect(centre.x + x - reel.width / 2, centre.y - reel.height / 2, reel.width, reel.height, 6);
    g.setFillStyle({ color: colors.canvas }).fill().stroke({ color: colors.divider, width: 1 });
  }
  const top = centre.y - radius;
  g.moveTo(centre.x - 9, top - 16)
    .lineTo(centre.x + 9, top - 16)
    .lineTo(centre.x, top + 6)
    .closePath()
    .setFillStyle({ color: colors.text })
    .fill();
};

/** The outline of the sector under the pointer, once it is drawn. */
const drawAnswer = (g: Graphics, { centre, radius, hub }: RobberyLayout, tone: number, alpha: number): void => {
  g.clear();
  if (alpha <= 0) return;
  const [from, to] = [UP - STEP / 2, UP + STEP / 2];
  g.arc(centre.x, centre.y, radius, from, to).stroke({ color: tone, width: 4, alpha });
  g.circle(centre.x, centre.y, hub - 3).stroke({ color: tone, width: 3, alpha });
};

export interface RobberySceneProps {
  size: ElementSize;
  config: RobberyConfig;
  prizes: readonly string[]; // prizes of the sectors, in words
  from: number; // the sector under the pointer before
  show: DrawShow<RobberyOutcome> | undefined;
}

const TURNS = 5;

const nothing = (): void => undefined;

/** Picture of the scene at a moment. */
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
    if (isMoving) soundTick(play, config, place, now);
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
