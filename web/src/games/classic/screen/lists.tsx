import { betOfEvent, type RoundRecord, type SharedEvent } from 'games-engine';
import { type ClassicShare, classicShares, type ClassicContext } from 'games-engine/classic';
import { useMemo, type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { PublicUser, PastRound } from 'server/contract';
import { useCallQuery } from '../../../core/connection/query.ts';
import { useFormat } from '../../../core/format/use-format.ts';
import { PlayerChip, MAX_ROWS } from '../../../core/game-kit/round/players.tsx';
import { useMessages } from '../../../core/i18n/messages.ts';
import { useMoney } from '../../../core/money/money.ts';
import { useProfile } from '../../../core/session/session.ts';
import { classNames } from '../../../core/ui/class-names.ts';
import { percentText, useTicketText } from '../round.ts';
import { playerHex } from '../scene/frame.ts';
import { useShares, type ClassicRoundView, pastTicket } from './use-classic.ts';
import styles from './lists.module.css';
import classic from './screen.module.css';

interface Row extends ClassicShare {
  place: number; // in the order of joining: the player's colour
}

/** The players, greatest shares first; equal ones in the order in which they joined. */
const rowsOf = (shares: readonly ClassicShare[]): Row[] =>
  shares
    .map((share, place) => ({ ...share, place }))
    .toSorted((a, b) => (a.stakeMinor === b.stakeMinor ? a.place - b.place : a.stakeMinor > b.stakeMinor ? -1 : 1));

interface PlayerProps {
  row: Row;
  view: ClassicRoundView;
  isWinner: boolean;
  mine: boolean;
}

const Player = ({ row, view, isWinner, mine }: PlayerProps): ReactNode => {
  const t = useMessages('classic', 'main');
  const text = useTicketText();
  const { percent } = useFormat();
  const { player, stakeMinor, chance, tickets, place } = row;
  const look = { '--player': playerHex(place), '--share': chance / 10_000 } as CSSProperties;
  return (
    <li className={classNames(styles.player, isWinner && styles.winner)} style={look}>
      <PlayerChip
        user={view.users.get(player)}
        amountMinor={stakeMinor}
        note={percent(percentText(chance))}
        mine={mine}
      />
      <span className={styles.share} aria-hidden="true" />
      <span className={styles.tickets}>
        {isWinner && <strong>{`★ ${t('players.winner')} · `}</strong>}
        {t('players.tickets', { ranges: text.ranges(tickets) })}
      </span>
    </li>
  );
};

/** Everybody in the round with chance and tickets. `view`: the round as it may be told. */
export const ClassicPlayers = ({ view }: { view: ClassicRoundView }): ReactNode => {
  const t = useMessages('classic', 'main');
  const kit = useMessages('game-kit', 'main');
  const ownId = useProfile()?.profileID;
  const shares = useShares(view);
  const rows = useMemo(() => rowsOf(shares), [shares]);
  const winner = view.over && view.snapshot?.context.outcome?.player;
  return (
    <section className={classic.card} aria-labelledby="classic-players">
      <header className={styles.head}>
        <h2 id="classic-players">{t('players.title')}</h2>
        <p>{t('players.count', { count: rows.length })}</p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.scroll} tabIndex={0} role="group" aria-labelledby="classic-players">
        {rows.length === 0 ? (
          <p className={styles.empty}>{t('players.empty')}</p>
        ) : (
          <ol>
            {rows.slice(0, MAX_ROWS).map((row) => (
              <Player
                key={row.player}
                row={row}
                view={view}
                isWinner={row.player === winner}
                mine={row.player === ownId}
              />
            ))}
          </ol>
        )}
        {rows.length > MAX_ROWS && (
          <p className={classic.note}>{kit('players.more', { count: rows.length - MAX_ROWS })}</p>
        )}
      </div>
    </section>
  );
};

/** Winner of a past round, as far as this page can tell. */
interface PastWinner {
  player: string; // public id
  user: PublicUser | undefined; // user seen since the page was opened
  chance: number; // it had, hundredths of a percent
}

const MAX_KNOWN = 60;

const winners = new Map<string, PastWinner>(); // by round
const users = new Map<string, PublicUser>(); // by public id

const keep = <V,>(map: Map<string, V>, key: string, value: V): void => {
  map.delete(key);
  map.set(key, value); // the last known stand last
  const [oldest] = map.keys();
  if (map.size > MAX_KNOWN && oldest !== undefined) map.delete(oldest);
};

const shareOf = (bets: ClassicContext['bets'], player: string): number =>
  classicShares(bets).find((share) => share.player === player)?.chance ?? 0;

/** Remembers who won a round that was seen here. */
export const rememberWinner = (
  roundId: string,
  { bets, outcome }: ClassicContext,
  seen: ReadonlyMap<string, PublicUser>,
): void => {
  if (!outcome) return;
  const user = seen.get(outcome.player);
  if (user) keep(users, user.id, user);
  keep(winners, roundId, { player: outcome.player, user, chance: shareOf(bets, outcome.player) });
};

/** Winner of a round that was seen here, or undefined. */
export const knownWinner = (roundId: string): PastWinner | undefined => winners.get(roundId);

/** Winner of a round, read from its record; undefined for a void one. */
export const winnerOfRecord = ({ events }: Pick<RoundRecord, 'events'>): PastWinner | undefined => {
  const log = events as readonly SharedEvent[];
  const drawn = log.find((event) => event.type === 'outcome.drawn');
  const player = (drawn?.outcome as { player?: string } | undefined)?.player;
  if (player === undefined) return undefined;
  const bets = log
    .filter((event) => event.type === 'bet.placed')
    .map((event) => ({ ...betOfEvent(event), betId: event.betId }));
  const chance = classicShares(bets).find((share) => share.player === player)?.chance ?? 0;
  return { player, user: users.get(player), chance };
};

const SHORT_ID = 6;
const UNKNOWN = '…';

/** Keeps what only the round in play tells: who its players are. */
const useRemember = ({ round, snapshot, users, over }: ClassicRoundView): void => {
  const id = round?.roundId;
  const context = snapshot?.context;
  useEffect(() => {
    if (id !== undefined && context && over) rememberWinner(id, context, users);
  }, [id, context, users, over]);
};

/** Winner of a past round: as seen here, or read from its public record. */
const useWinner = ({ id, outcome }: PastRound): PastWinner | undefined => {
  const known = knownWinner(id);
  const wanted = outcome !== null && !known;
  const { data } = useCallQuery('fairness.round', { game: 'classic', id }, { enabled: wanted, staleTime: Infinity });
  return known ?? (data && winnerOfRecord(data.record as unknown as RoundRecord));
};

const Winner = ({ winner }: { winner: PastWinner }): ReactNode => {
  const t = useMessages('classic', 'main');
  const { user, player } = winner;
  return user ? <PlayerChip user={user} /> : t('history.player', { id: player.slice(0, SHORT_ID) });
};

const PastRow = ({ past }: { past: PastRound }): ReactNode => {
  const t = useMessages('classic', 'main');
  const { format } = useMoney();
  const tickets = useTicketText();
  const { percent, ordinal } = useFormat();
  const winner = useWinner(past);
  const ticket = pastTicket(past);
  return (
    <tr>
      <td>{ticket === undefined ? t('history.voided') : winner ? <Winner winner={winner} /> : UNKNOWN}</td>
      <td>{winner ? percent(percentText(winner.chance)) : '—'}</td>
      <td>{ticket === undefined ? '—' : tickets.number(ticket)}</td>
      <td>{format(past.bank)}</td>
      <td>
        <Link
          to={`/fairness/classic/${past.id}`}
          className={styles.check}
          aria-label={t('history.check', { number: ordinal(past.number) })}
        >
          {ordinal(past.number)}
        </Link>
      </td>
    </tr>
  );
};

const PastTable = ({ before }: { before: readonly PastRound[] }): ReactNode => {
  const t = useMessages('classic', 'main');
  if (before.length === 0) return <p className={classic.note}>{t('history.empty')}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles.tableBox} tabIndex={0} role="group" aria-label={t('history.title')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('history.winner')}</th>
            <th scope="col">{t('history.chance')}</th>
            <th scope="col">{t('history.ticket')}</th>
            <th scope="col">{t('history.pot')}</th>
            <th scope="col">№</th>
          </tr>
        </thead>
        <tbody>
          {before.map((past) => (
            <PastRow key={past.id} past={past} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Winners of the last rounds, with their chances and tickets. Read only once it is opened. */
export const ClassicHistory = ({ view }: { view: ClassicRoundView }): ReactNode => {
  const t = useMessages('classic', 'main');
  const [open, setOpen] = useState(false);
  useRemember(view);
  return (
    <details className={classic.card} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('history.title')}</summary>
      {open && <PastTable before={view.before} />}
    </details>
  );
};
