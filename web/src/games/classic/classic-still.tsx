import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../core/format/use-format.ts';
import { Still } from '../../core/game-kit/still.tsx';
import type { ElementSize } from '../../core/game-kit/use-element-size.ts';
import { playerHex } from './classic-colors.ts';
import { classicLayout, ticketX, type ClassicLayout } from './classic-layout.ts';
import type { SceneRound } from './classic-round.ts';
import { percentText } from './classic-text.ts';
import styles from './classic-still.module.css';

/** Words of the picture, in the interface's language. */
export interface ClassicLabels {
  pot: string;
  note: string; // how many play
  last: string; // the last ticket's number
  ticket: string; // the winning ticket's number; empty before there is one
}

export interface ClassicStillProps {
  round: SceneRound | undefined;
  settled: boolean; // the ticket may be told
  labels: ClassicLabels;
}

interface Share {
  place: number;
  from: number; // 0 … 1 around the ring
  size: number;
}

/** What a still picture needs of a round. */
export interface StillPot {
  bets: readonly Pick<SceneRound['bets'][number], 'place' | 'from' | 'to'>[];
  players: readonly string[];
  tickets: number;
}

const sharesOf = ({ bets, players, tickets }: StillPot): Share[] => {
  const held = players.map(() => 0);
  for (const { place, from, to } of bets) held[place] = (held[place] ?? 0) + to - from + 1;
  let from = 0;
  return held.map((own, place) => {
    const share = { place, from, size: own / tickets };
    from += share.size;
    return share;
  });
};

/** The shares of the pot. */
export const ClassicRing = ({ layout: { ring }, round }: { layout: ClassicLayout; round: StillPot }): ReactNode => {
  const { x, y, radius, width } = ring;
  return (
    <g transform={`rotate(-90 ${x} ${y})`} fill="none" strokeWidth={width}>
      <circle cx={x} cy={y} r={radius} className={styles.track} />
      {sharesOf(round).map(({ place, from, size }) => (
        <circle
          key={place}
          cx={x}
          cy={y}
          r={radius}
          pathLength={1}
          stroke={playerHex(place)}
          strokeDasharray={`${Math.max(size - 0.004, 0.001)} 1`}
          strokeDashoffset={-from}
        />
      ))}
    </g>
  );
};

/** The line of all tickets. */
export const TicketLine = ({ layout, round }: { layout: ClassicLayout; round: StillPot }): ReactNode => {
  const { bar } = layout;
  return (
    <g>
      <rect x={bar.x} y={bar.y} width={bar.width} height={bar.height} rx="2" className={styles.line} />
      {round.bets.map(({ place, from, to }) => (
        <rect
          key={from}
          x={bar.x + (bar.width * (from - 1)) / round.tickets}
          y={bar.y}
          width={Math.max((bar.width * (to - from + 1)) / round.tickets - 1, 0.75)}
          height={bar.height}
          fill={playerHex(place)}
        />
      ))}
    </g>
  );
};

const Mark = ({ layout, round }: { layout: ClassicLayout; round: SceneRound }): ReactNode => {
  const { bar } = layout;
  if (!round.draw) return null;
  const x = ticketX(layout, round.draw.ticket, round.tickets);
  return (
    <g className={styles.mark}>
      <rect x={x - 1} y={bar.y - 4} width="2" height={bar.height + 8} />
      <path d={`M${x - 6} ${bar.y - 14}h12l-6 9Z`} />
    </g>
  );
};

const Picture = ({ round, settled, labels, size }: ClassicStillProps & { size: ElementSize }): ReactNode => {
  const layout = useMemo(() => classicLayout(size.width, size.height), [size]);
  const { percent } = useFormat();
  const draw = settled ? round?.draw : undefined;
  const winner = draw && round && sharesOf(round)[draw.place];
  if (!round) return null;
  return (
    <svg width={layout.width} height={layout.height} viewBox={`0 0 ${layout.width} ${layout.height}`}>
      <ClassicRing layout={layout} round={round} />
      <TicketLine layout={layout} round={round} />
      {draw && <Mark layout={layout} round={round} />}
      <text x={layout.ring.x} y={layout.pot.y} fontSize={layout.pot.size} className={styles.pot}>
        {draw ? labels.ticket : labels.pot}
      </text>
      <text x={layout.ring.x} y={layout.pot.noteY} fontSize={layout.pot.noteSize} className={styles.potNote}>
        {winner ? percent(percentText(winner.size * 1_000_000)) : labels.note}
      </text>
    </svg>
  );
};

/** The scene without a canvas, and before there is one: the same places, nothing moves. */
export const ClassicStill = (props: ClassicStillProps): ReactNode => (
  <Still>{(size) => <Picture {...props} size={size} />}</Still>
);
