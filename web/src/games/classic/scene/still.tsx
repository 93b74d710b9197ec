import { classicShares, type ClassicShareBet } from 'games-engine/classic';
import { useMemo, type ReactNode } from 'react';
import { useFormat } from '../../../core/format/use-format.ts';
import { useGlimpse } from '../../../core/game-kit/round/glimpse.ts';
import { Still, type ElementSize, MINIATURE, Miniature, MiniatureSvg } from '../../../core/game-kit/scene/still.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { type SceneRound, percentText } from '../round.ts';
import { playerHex, classicLayout, ticketX, type ClassicLayout } from './frame.ts';
import styles from './still.module.css';

/** Words of the picture, in the interface's language. */
export interface ClassicLabels {
  pot: string;
  note: string; // number of players
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

/** Part of a round that a still picture needs. */
interface StillPot {
  bets: readonly Pick<SceneRound['bets'][number], 'place' | 'from' | 'to'>[];
  players: readonly string[];
  tickets: number;
}

const sharesOf = ({ bets, players, tickets }: StillPot): Share[] => {
  const held = players.map(() => 0);
  for (const { place, from, to } of bets) held[place] = (held[place] ?? 0) + to - from + 1;
  let from = 0;
  return held.map((holding, place) => {
    const share = { place, from, size: holding / tickets };
    from += share.size;
    return share;
  });
};

/** The shares of the pot. */
const ClassicRing = ({ layout: { ring }, round }: { layout: ClassicLayout; round: StillPot }): ReactNode => {
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
const TicketLine = ({ layout, round }: { layout: ClassicLayout; round: StillPot }): ReactNode => {
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

const layout = classicLayout(MINIATURE.width, MINIATURE.height);

/** Pot of a round, by player. */
const potOf = (bets: readonly ClassicShareBet[]): StillPot => {
  const shares = classicShares(bets);
  return {
    players: shares.map(({ player }) => player),
    bets: shares.flatMap(({ tickets }, place) => tickets.map(({ from, to }) => ({ place, from, to }))),
    tickets: Number(shares.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)),
  };
};

/** The pot as it stands, and whose it is made of. */
export const ClassicMiniature = (): ReactNode => {
  const t = useMessages('classic', 'home');
  const money = useMoney();
  const round = useGlimpse('classic', 'classic.load');
  const bets = round?.state.context['bets'] as readonly ClassicShareBet[] | undefined;
  const pot = useMemo(() => potOf(bets ?? []), [bets]);
  const amount = round && money.format(pot.tickets);
  return (
    <Miniature caption={amount === undefined ? '' : t('last', { amount })} result={round?.roundId}>
      <MiniatureSvg>
        <ClassicRing layout={layout} round={pot} />
        <TicketLine layout={layout} round={pot} />
        <text x={layout.ring.x} y={layout.pot.y} fontSize={layout.pot.size} className={styles.pot}>
          {amount}
        </text>
      </MiniatureSvg>
    </Miniature>
  );
};
