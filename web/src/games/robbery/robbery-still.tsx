import { robberyReels, type RobberyConfig, type RobberyOutcome } from 'games-engine/robbery';
import { useMemo, type ReactNode } from 'react';
import type { DrawShow } from '../../core/free-draw/use-draw-show.ts';
import { Still } from '../../core/game-kit/still.tsx';
import type { ElementSize } from '../../core/game-kit/use-element-size.ts';
import { hex } from '../../core/tokens/tokens.ts';
import { robberyLayout, sectorTone, STEP } from './robbery-layout.ts';

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
  const told = show && show.phase !== 'spinning' ? config.sectors[show.outcome.sector] : undefined;
  const place = told && show ? show.outcome.sector : from;
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
      {(told ? robberyReels(told) : [0, 0, 0]).map((digit, index) => (
        <text
          // oxlint-disable-next-line react/no-array-index-key -- a reel is its place
          key={index}
          x={centre.x + (reel.centres[index] ?? 0)}
          y={centre.y}
          fontSize={reel.size}
          fontWeight="700"
          fill={hex(told ? 'text' : 'faint')}
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
