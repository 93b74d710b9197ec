import type { RoundRecord } from 'games-engine';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { PastRound } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useCallQuery } from '../../core/connection/query.ts';
import { PlayerChip } from '../../core/game-kit/player-chip.tsx';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { percentText, useTicketText } from './classic-text.ts';
import { classicMessages } from './classic.messages.ts';
import classic from './classic.module.css';
import styles from './classic-history.module.css';
import { knownWinner, rememberWinner, winnerOfRecord, type PastWinner } from './past-winners.ts';
import { pastTicket, type ClassicRoundView } from './use-classic.ts';

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

/** Who won a past round: as seen here, or read from its public record. */
const useWinner = ({ id, outcome }: PastRound): PastWinner | undefined => {
  const known = knownWinner(id);
  const wanted = outcome !== null && !known;
  const { data } = useCallQuery('fairness.round', { game: 'classic', id }, { enabled: wanted, staleTime: Infinity });
  return known ?? (data && winnerOfRecord(data.record as unknown as RoundRecord));
};

const Winner = ({ winner }: { winner: PastWinner }): ReactNode => {
  const t = useMessages(classicMessages);
  const { user, player } = winner;
  return user ? <PlayerChip user={user} /> : t('history.player', { id: player.slice(0, SHORT_ID) });
};

const PastRow = ({ past }: { past: PastRound }): ReactNode => {
  const t = useMessages(classicMessages);
  const { format } = useMoney();
  const tickets = useTicketText();
  const { percent, ordinal } = useFormat();
  const winner = useWinner(past);
  const ticket = pastTicket(past);
  return (
    <tr>
      <td>{ticket === undefined ? t('history.voided') : winner ? <Winner winner={winner} /> : UNKNOWN}</td>
      <td>{winner ? percent(percentText(winner.sharePpm)) : '—'}</td>
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
  const t = useMessages(classicMessages);
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

/** Who won the last rounds, with which chance and ticket. Read only once it is opened. */
export const ClassicHistory = ({ view }: { view: ClassicRoundView }): ReactNode => {
  const t = useMessages(classicMessages);
  const [open, setOpen] = useState(false);
  useRemember(view);
  return (
    <details className={classic.card} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('history.title')}</summary>
      {open && <PastTable before={view.before} />}
    </details>
  );
};
