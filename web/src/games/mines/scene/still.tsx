import { ofPpm } from 'games-engine';
import { CELLS } from 'games-engine/mines';
import { useMemo, type ReactNode } from 'react';
import type { RoundSummary } from 'server/contract';
import { useFormat } from '../../../core/format/use-format.ts';
import { moodOf } from '../../../core/game-kit/result/result.ts';
import { useLastRound } from '../../../core/game-kit/round/glimpse.ts';
import { Still, type ElementSize, MINIATURE, Miniature } from '../../../core/game-kit/scene/still.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import {
  cellTurns,
  type CellFace,
  type SceneRound,
  cellCentre,
  glyphRadius,
  minesLayout,
  type MinesLayout,
  signalPath,
} from './frame.ts';
import styles from './still.module.css';

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
const MinesField = ({ size, round }: { size: ElementSize; round: SceneRound | undefined }): ReactNode => {
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

/** A finished round whose field lies open. Which cells were opened, a list of rounds does not say. */
const fieldOf = ({ id, outcome, payoutMinor, stakeMinor }: RoundSummary): SceneRound | undefined =>
  Array.isArray(outcome['mines'])
    ? {
        id,
        opened: [],
        mines: outcome['mines'] as number[],
        mood: moodOf(BigInt(payoutMinor), BigInt(stakeMinor)),
        size: 'small',
        seedHash: '',
        openedAt: [],
        endedAt: undefined,
        revealMs: 0,
        calm: true,
      }
    : undefined;

/** Mines of the last finished round, and its payout. */
export const MinesMiniature = (): ReactNode => {
  const t = useMessages('mines', 'home');
  const { multiplier } = useFormat();
  const last = useLastRound('mines');
  const caption = last ? t('last', { times: multiplier(ofPpm(last.multiplierPpm)) }) : '';
  return (
    <Miniature caption={caption} result={last?.id}>
      <MinesField size={MINIATURE} round={last && fieldOf(last)} />
    </Miniature>
  );
};
