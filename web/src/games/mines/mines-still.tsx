import { CELLS } from 'games-engine/mines';
import { useMemo, type ReactNode } from 'react';
import { Still } from '../../core/game-kit/still.tsx';
import type { ElementSize } from '../../core/game-kit/use-element-size.ts';
import { cellTurns, type CellFace, type SceneRound } from './mines-frame.ts';
import { cellCentre, glyphRadius, minesLayout, type MinesLayout } from './mines-layout.ts';
import styles from './mines-still.module.css';
import { signalPath } from './mines-trace.ts';

const KEYS = Array.from({ length: CELLS }, (_, key) => key);
const SPIKES = Array.from({ length: 8 }, (_, spike) => (spike / 8) * Math.PI * 2);

const faceStyles: Record<CellFace, string | undefined> = {
  closed: undefined,
  safe: styles.stillSafe,
  mine: styles.stillMine,
  'far-safe': styles.stillFarSafe,
  'far-mine': styles.stillFarMine,
};

/** The sign of a cell, around the origin. */
const Sign = ({ face, r }: { face: CellFace; r: number }): ReactNode => {
  if (face === 'safe') {
    return (
      <>
        <circle r={r} className={styles.stillRing} />
        <circle r={r * 0.42} className={styles.stillCore} />
      </>
    );
  }
  if (face !== 'mine' && face !== 'far-mine') return <circle r="2.5" className={styles.stillDot} />;
  return (
    <>
      {SPIKES.map((angle) => (
        <line
          key={angle}
          x1={Math.cos(angle) * r}
          y1={Math.sin(angle) * r}
          x2={Math.cos(angle) * r * 1.5}
          y2={Math.sin(angle) * r * 1.5}
          className={styles.stillRing}
        />
      ))}
      <circle r={r} className={styles.stillRing} />
    </>
  );
};

interface PartProps {
  layout: MinesLayout;
  sectorKey: number;
  face: CellFace;
}

const place = ({ layout, sectorKey, face }: PartProps): { transform: string; className: string | undefined } => {
  const { x, y } = cellCentre(layout, sectorKey);
  return { transform: `translate(${x} ${y})`, className: faceStyles[face] };
};

const Plate = (props: PartProps): ReactNode => {
  const { cell, radius } = props.layout;
  return (
    <rect
      {...place(props)}
      x={-cell.width / 2 + 0.5}
      y={-cell.height / 2 + 0.5}
      width={cell.width - 1}
      height={cell.height - 3}
      rx={radius}
    />
  );
};

/** The cells of a field and what lies below them. */
export const MinesField = ({ size, round }: { size: ElementSize; round: SceneRound | undefined }): ReactNode => {
  const layout = minesLayout(size.width, size.height);
  const turns = useMemo(() => cellTurns(round), [round]);
  const opened = round?.opened.map(({ sectorKey }) => sectorKey) ?? [];
  const leaves = round?.endedAt !== undefined && round.opened.at(-1)?.isMine === false;
  const { points } = signalPath(layout, opened, leaves);
  const cells = KEYS.map((key): PartProps => ({ layout, sectorKey: key, face: turns[key]?.face ?? 'closed' }));
  const r = glyphRadius(layout);
  return (
    <svg width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`}>
      <g className={styles.stillPlates}>
        {cells.map((cell) => (
          <Plate key={cell.sectorKey} {...cell} />
        ))}
      </g>
      {round && <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.stillSignal} />}
      {cells.map((cell) => (
        <g key={cell.sectorKey} {...place(cell)}>
          <Sign face={cell.face} r={r} />
        </g>
      ))}
      <circle cx={layout.seed.x} cy={layout.seed.y} r="3.5" className={styles.stillSeed} />
    </svg>
  );
};

/** The field without a canvas, and before there is one: the same places, nothing moves. */
export const MinesStill = ({ round }: { round: SceneRound | undefined }): ReactNode => (
  <Still>{(size) => <MinesField size={size} round={round} />}</Still>
);
