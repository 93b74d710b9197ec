import { useMemo, type ReactNode } from 'react';
import { Still, type ElementSize } from '../../../core/game-kit/scene/still.tsx';
import { classNames } from '../../../core/ui/class-names.ts';
import { sectorClass, sectorEnamel, sectorWord } from './colors.ts';
import { type SceneRound, wheelLayout, type WheelLayout, STEP } from './frame.ts';
import styles from './picture.module.css';

export interface WheelStillProps {
  round: SceneRound;
  settled: boolean; // the result may be told
  busy: boolean; // the page says something in the hub
}

/** A point of the wheel around its own centre; 0 is up, clockwise. */
const at = (radius: number, angle: number): string =>
  `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;

/** The outline of one segment. */
const segmentPath = ({ face, hub }: WheelLayout): string => {
  const [from, to] = [-STEP / 2, STEP / 2];
  return `M${at(hub.radius, from)}L${at(face, from)}A${face} ${face} 0 0 1 ${at(face, to)}L${at(hub.radius, to)}Z`;
};

/** The wheel's rim with a segment under the pointer. */
const WheelRim = ({
  layout,
  round,
  segment,
}: {
  layout: WheelLayout;
  round: Pick<SceneRound, 'segments' | 'multipliers'>;
  segment: number;
}): ReactNode => {
  const { centre, face, labels, radius } = layout;
  return (
    <g transform={`translate(${centre.x} ${centre.y}) rotate(${(-segment * STEP * 180) / Math.PI})`}>
      {round.segments.map((sector, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a segment is its place
        <g key={index} transform={`rotate(${(index * STEP * 180) / Math.PI})`}>
          <path d={segmentPath(layout)} fill={sectorEnamel(sector).outer} className={styles.segment} />
          <text y={-labels.radius} fontSize={labels.size} fill={sectorEnamel(sector).ink} className={styles.rimLabel}>
            {round.multipliers[sector]}
          </text>
        </g>
      ))}
      <circle r={(radius + face) / 2} strokeWidth={radius - face} className={styles.rim} />
    </g>
  );
};

/** The pointer about the place that it turns on. */
const Pointer = ({ layout: { pointer } }: { layout: WheelLayout }): ReactNode => (
  <path
    d="M-.13-.17h.26L.02.55h-.04Z"
    transform={`translate(${pointer.x} ${pointer.y}) scale(${pointer.size})`}
    className={styles.pointer}
  />
);

const Picture = ({ round, settled, busy, size }: WheelStillProps & { size: ElementSize }): ReactNode => {
  const layout = useMemo(() => wheelLayout(size.width, size.height), [size]);
  const outcome = settled ? round.draw : undefined;
  const segment = outcome?.segment ?? round.from;
  const sector = round.segments[segment] ?? 0;
  return (
    <svg width={layout.width} height={layout.height} viewBox={`0 0 ${layout.width} ${layout.height}`}>
      <WheelRim layout={layout} round={round} segment={segment} />
      <circle cx={layout.centre.x} cy={layout.centre.y} r={layout.hub.radius} className={styles.hub} />
      <Pointer layout={layout} />
      {!busy && (
        <text
          x={layout.centre.x}
          y={layout.centre.y}
          fontSize={layout.hub.size}
          className={classNames(styles.word, outcome && sectorClass(sector))}
        >
          {sectorWord(round.multipliers, sector)}
        </text>
      )}
    </svg>
  );
};

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const WheelStill = (props: WheelStillProps): ReactNode => (
  <Still>{(size) => <Picture {...props} size={size} />}</Still>
);
