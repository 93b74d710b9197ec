import { SECTORS, robberyReels, type RobberyConfig, type RobberyOutcome } from 'games-engine/robbery';
import { useMemo, type ReactNode } from 'react';
import type { DrawShow } from '../../core/free-draw/use-draw-show.ts';
import { Still, type ElementSize } from '../../core/game-kit/scene/still.tsx';
import type { Point } from '../../core/game-kit/scene/ways.ts';
import { hex } from '../../core/tokens/tokens.ts';

/** The angle of a sector, radians: 45°. */
export const STEP = (Math.PI * 2) / SECTORS;

/** Places of the scene's parts, in CSS pixels. */
export interface RobberyLayout {
  width: number;
  height: number;
  centre: Point;
  radius: number; // radius of the rim
  hub: number; // radius
  label: { radius: number; size: number };
  reel: { width: number; height: number; size: number; centres: readonly number[] }; // x of each reel, from the centre
}

const AROUND = 22; // px between the rim and the edge: the pointer

const GLYPH = 0.62; // width of a digit, in its size

/** The scene's geometry for a size, with room for so many characters in a sector. Works from 260 px on. */
export const robberyLayout = (width: number, height: number, chars: number): RobberyLayout => {
  const radius = Math.max(80, Math.min(width, height) / 2 - AROUND);
  const hub = radius * 0.46;
  const reel = hub * 0.46;
  const chord = (radius + hub) * Math.sin(STEP / 2); // width of a sector, where its prize is written
  return {
    width,
    height,
    centre: { x: width / 2, y: height / 2 + AROUND / 4 },
    radius,
    hub,
    label: { radius: (radius + hub) / 2, size: Math.floor(Math.min(radius * 0.1, 16, chord / (chars * GLYPH))) },
    reel: { width: reel, height: reel * 1.5, size: Math.round(reel * 1.1), centres: [-1.1 * reel, 0, 1.1 * reel] },
  };
};

/** The tone of a sector by its share: the greatest stands out. */
export const sectorTone = (sharePercent: number): 'surface-3' | 'info' | 'accent' | 'vip' => {
  if (sharePercent === 100) return 'vip';
  if (sharePercent >= 30) return 'accent';
  return sharePercent >= 10 ? 'info' : 'surface-3';
};

interface RobberyStillProps {
  config: RobberyConfig;
  prizes: readonly string[];
  from: number;
  show: DrawShow<RobberyOutcome> | undefined;
}

/** A point of the wheel around its centre; 0 is up, clockwise. */
const at = (radius: number, angle: number): string =>
  `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;

const Picture = ({ config, prizes, from, show, size }: RobberyStillProps & { size: ElementSize }): ReactNode => {
  const chars = Math.max(...prizes.map(({ length }) => length));
  const layout = useMemo(() => robberyLayout(size.width, size.height, chars), [size, chars]);
  const { centre, radius, hub, label, reel } = layout;
  const sector = show && show.phase !== 'spinning' ? config.sectors[show.outcome.sector] : undefined;
  const place = sector && show ? show.outcome.sector : from;
  const turned = (-place * STEP * 180) / Math.PI;
  return (
    <svg viewBox={`0 0 ${layout.width} ${layout.height}`}>
      <g transform={`translate(${centre.x} ${centre.y}) rotate(${turned})`}>
        {config.sectors.map(({ sharePercent }, index) => {
          const [a, b] = [(index - 0.49) * STEP, (index + 0.49) * STEP];
          const tone = sectorTone(sharePercent);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a sector is its place
            <g key={index}>
              <path
                d={`M${at(hub, a)}L${at(radius, a)}A${radius} ${radius} 0 0 1 ${at(radius, b)}L${at(hub, b)}A${hub} ${hub} 0 0 0 ${at(hub, a)}Z`}
                fill={hex(tone)}
                fillOpacity={tone === 'surface-3' ? 0.7 : 0.28}
                stroke={hex(tone)}
              />
              <text
                transform={`rotate(${(index * STEP * 180) / Math.PI}) translate(0 ${-label.radius})`}
                fontSize={label.size}
                fontWeight="700"
                fill={hex('text')}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {prizes[index]}
              </text>
            </g>
          );
        })}
      </g>
      <circle cx={centre.x} cy={centre.y} r={hub - 3} fill={hex('surface-2')} stroke={hex('border')} />
      {(sector ? robberyReels(sector) : [0, 0, 0]).map((digit, index) => (
        <text
          // oxlint-disable-next-line react/no-array-index-key -- a reel is its place
          key={index}
          x={centre.x + (reel.centres[index] ?? 0)}
          y={centre.y}
          fontSize={reel.size}
          fontWeight="700"
          fill={hex(sector ? 'text' : 'faint')}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {digit}
        </text>
      ))}
      <path d={`M${centre.x - 9} ${centre.y - radius - 16}h18l-9 22Z`} fill={hex('text')} />
    </svg>
  );
};

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const RobberyStill = (props: RobberyStillProps): ReactNode => (
  <Still>{(size) => <Picture {...props} size={size} />}</Still>
);
