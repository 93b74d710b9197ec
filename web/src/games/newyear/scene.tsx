import type { NewyearConfig, NewyearOutcome, NewyearPrize } from 'games-engine/newyear';
import type { Container, Graphics } from 'pixi.js';
import { useMemo, useRef, type ReactNode } from 'react';
import { placeAt, positionAt } from '../../core/free-draw/draw-spin.ts';
import { soundTick, type DrawShow } from '../../core/free-draw/use-draw-show.ts';
import { sceneNow } from '../../core/game-kit/scene/clock.ts';
import { SceneLabel } from '../../core/game-kit/scene/labels.tsx';
import { shareOf } from '../../core/game-kit/scene/maths.ts';
import { useStageDraw } from '../../core/game-kit/scene/stage.tsx';
import type { ElementSize } from '../../core/game-kit/scene/still.tsx';
import { colors } from '../../core/tokens/tokens.ts';
import { facingOf, newyearLayout, prizeTone, type NewyearLayout } from './still.tsx';

export interface NewyearSceneProps {
  size: ElementSize;
  config: NewyearConfig;
  names: readonly string[]; // names of the prizes, in words
  show: DrawShow<NewyearOutcome> | undefined;
}

const TURNS = 4;
const EDGE = 0.12; // less than this share of its height is behind the drum's edge

const nothing = (): void => undefined;

const drawPlate = (g: Graphics, { plate }: NewyearLayout, prize: NewyearPrize): void => {
  const tone = colors[prizeTone(prize)];
  g.clear();
  g.roundRect(-plate.width / 2, -plate.height / 2, plate.width, plate.height, 8)
    .setFillStyle({ color: colors['surface-2'] })
    .fill()
    .stroke({ color: tone, width: 1.5, alpha: 0.8 });
  g.circle(-plate.width / 2 + 18, 0, 5)
    .setFillStyle({ color: tone })
    .fill();
};

/** The window in the middle, and the prize in it once it is drawn. */
const drawWindow = (g: Graphics, { centre, plate }: NewyearLayout, tone: number, isDrawn: boolean): void => {
  const [width, height] = [plate.width + 16, plate.height + 12];
  g.clear();
  g.roundRect(centre.x - width / 2, centre.y - height / 2, width, height, 12);
  g.stroke({ color: isDrawn ? tone : colors.border, width: isDrawn ? 4 : 2 });
};

const placeOf = ({ prizes }: NewyearConfig, outcome: NewyearOutcome | undefined): number =>
  Math.max(
    prizes.findIndex(({ name }) => name === outcome?.prize),
    0,
  );

/** A drum of prizes that turns behind a window. Holds no rules, takes no input. */
export const NewyearScene = ({ size, config, names, show }: NewyearSceneProps): ReactNode => {
  const layout = useMemo(() => newyearLayout(size.width, size.height), [size]);
  const { centre, radius, label } = layout;
  const { prizes } = config;
  const plates = useRef<(Container | null)[]>([]);
  const frame = useRef<Graphics>(null);
  const draws = useMemo(() => prizes.map((prize) => (g: Graphics) => drawPlate(g, layout, prize)), [layout, prizes]);

  useStageDraw(() => {
    const now = sceneNow();
    const time = show ? shareOf(now, show.startedAt, show.spinMs) : 0;
    const from = placeOf(config, show?.previous);
    const to = placeOf(config, show?.outcome);
    const count = prizes.length;
    const position = show ? positionAt({ count, turns: TURNS }, from, to, time) : from;
    const isMoving = show !== undefined && time < 1;
    for (const [place, plate] of plates.current.entries()) {
      if (!plate) continue;
      const { y, scale } = facingOf(place, position, count, radius);
      plate.visible = scale > EDGE;
      plate.y = centre.y + y;
      plate.scale.y = Math.max(scale, EDGE);
      plate.alpha = scale ** 2;
      plate.zIndex = scale;
    }
    const prize = prizes[to];
    const isDrawn = show !== undefined && !isMoving;
    if (frame.current) drawWindow(frame.current, layout, colors[prize ? prizeTone(prize) : 'info'], isDrawn);
    if (isMoving) soundTick(config, placeAt(position, count), now);
    return isMoving;
  });

  return (
    <pixiContainer>
      <pixiContainer sortableChildren>
        {draws.map((draw, place) => (
          <pixiContainer
            // oxlint-disable-next-line react/no-array-index-key -- a prize is its place
            key={place}
            x={centre.x}
            ref={(part: Container | null) => {
              plates.current[place] = part;
            }}
          >
            <pixiGraphics draw={draw} />
            <SceneLabel x={0} y={0} text={names[place] ?? ''} size={label} color={colors.text} bold />
          </pixiContainer>
        ))}
      </pixiContainer>
      <pixiGraphics draw={nothing} ref={frame} />
    </pixiContainer>
  );
};
