import type { NewyearConfig, NewyearOutcome } from 'games-engine/newyear';
import { useMemo, type ReactNode } from 'react';
import type { DrawShow } from '../../core/free-draw/use-draw-show.ts';
import { Still } from '../../core/game-kit/still.tsx';
import type { ElementSize } from '../../core/game-kit/use-element-size.ts';
import { hex } from '../../core/tokens/tokens.ts';
import { facingOf, newyearLayout, prizeTone } from './newyear-layout.ts';

interface NewyearStillProps {
  config: NewyearConfig;
  names: readonly string[];
  show: DrawShow<NewyearOutcome> | undefined;
}

const Picture = ({ config, names, show, size }: NewyearStillProps & { size: ElementSize }): ReactNode => {
  const layout = useMemo(() => newyearLayout(size.width, size.height), [size]);
  const { centre, radius, plate, label } = layout;
  const { prizes } = config;
  const told = show && (show.phase === 'spinning' ? show.previous : show.outcome);
  const position = Math.max(
    prizes.findIndex(({ name }) => name === told?.prize),
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
