import type { NewyearPrize, NewyearConfig, NewyearOutcome } from 'games-engine/newyear';
import { useMemo, type ReactNode } from 'react';
import type { DrawShow } from '../../core/free-draw/use-draw-show.ts';
import { Still, type ElementSize } from '../../core/game-kit/scene/still.tsx';
import { hex } from '../../core/tokens/tokens.ts';

/** Places of the scene's parts, in CSS pixels. */
export interface NewyearLayout {
  width: number;
  height: number;
  centre: { x: number; y: number };
  radius: number; // radius of the drum, seen from the side
  plate: { width: number; height: number };
  label: number; // px
}

/** The scene's geometry for a size. Works from 240 px on. */
export const newyearLayout = (width: number, height: number): NewyearLayout => {
  const radius = height / 2 - 14;
  return {
    width,
    height,
    centre: { x: width / 2, y: height / 2 },
    radius,
    plate: { width: Math.min(width - 48, 320), height: Math.round(radius * 0.42) },
    label: Math.round(Math.min(Math.max(width * 0.05, 15), 24)),
  };
};

/** A prize's place on the drum as one sees it from the front: how far from the middle, and how much of its height is seen. */
export interface Facing {
  y: number; // px from the drum's middle
  scale: number; // 0 at the edge, 1 in the middle; below 0 it is behind
}

/** Place of a prize when a position of the drum is in the middle. */
export const facingOf = (place: number, position: number, count: number, radius: number): Facing => {
  const angle = ((place - position) * Math.PI * 2) / count;
  return { y: Math.sin(angle) * radius, scale: Math.cos(angle) };
};

/** The tone of a prize by its kind. */
export const prizeTone = ({ kind }: NewyearPrize): 'info' | 'accent' | 'vip' =>
  kind === 'item' ? 'vip' : kind === 'dic' ? 'accent' : 'info';

interface NewyearStillProps {
  config: NewyearConfig;
  names: readonly string[];
  show: DrawShow<NewyearOutcome> | undefined;
}

const Picture = ({ config, names, show, size }: NewyearStillProps & { size: ElementSize }): ReactNode => {
  const layout = useMemo(() => newyearLayout(size.width, size.height), [size]);
  const { centre, radius, plate, label } = layout;
  const { prizes } = config;
  const outcome = show && (show.phase === 'spinning' ? show.previous : show.outcome);
  const position = Math.max(
    prizes.findIndex(({ name }) => name === outcome?.prize),
    0,
  );
  const seen = prizes
    .map((prize, place) => ({ prize, place, ...facingOf(place, position, prizes.length, radius) }))
    .filter(({ scale }) => scale > 0.3)
    .toSorted((a, b) => a.scale - b.scale);
  return (
    <svg viewBox={`0 0 ${layout.width} ${layout.height}`}>
      {seen.map(({ prize, place, y, scale }) => (
        <g key={prize.name} transform={`translate(${centre.x} ${centre.y + y}) scale(1 ${scale})`} opacity={scale ** 2}>
          <rect
            x={-plate.width / 2}
            y={-plate.height / 2}
            width={plate.width}
            height={plate.height}
            rx="8"
            fill={hex('surface-2')}
            stroke={hex(prizeTone(prize))}
          />
          <text fontSize={label} fontWeight="700" fill={hex('text')} textAnchor="middle" dominantBaseline="central">
            {names[place]}
          </text>
        </g>
      ))}
    </svg>
  );
};

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const NewyearStill = (props: NewyearStillProps): ReactNode => (
  <Still>{(size) => <Picture {...props} size={size} />}</Still>
);
