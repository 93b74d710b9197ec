import { useRef, type ReactNode } from 'react';
import type { TournamentInfo, TournamentRow, TournamentResult } from 'server/contract';
import { avatarUrl } from '../../core/avatar/avatar-url.ts';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useMoney } from '../../core/money/money.ts';
import { moverId } from '../../core/podium/podium-steps.ts';
import { useMoves } from '../../core/podium/use-moves.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { vipName } from '../../core/vip/vip-level.ts';
import { useDayName } from './use-day-name.ts';
import styles from './tournament.module.css';

type Face = NonNullable<TournamentInfo['lastWinner']>;

/** The nickname, which opens the player's card unless they are hidden. */
const Nick = ({ face: { nick, player } }: { face: Face }): ReactNode => {
  const t = useMessages('tournament', 'main');
  if (player === undefined) return <span className={styles.nick}>{nick}</span>;
  return (
    <button
      type="button"
      className={styles.nick}
      aria-haspopup="dialog"
      aria-label={t('player.card', { nick })}
      onClick={() => openModal('player', player)}
    >
      {nick}
    </button>
  );
};

/** A player: picture, nick, VIP level. */
export const PlayerCell = ({ face, isOwn = false }: { face: Face; isOwn?: boolean }): ReactNode => {
  const t = useMessages('tournament', 'main');
  return (
    <span className={styles.player}>
      <img src={avatarUrl(face.avatar)} width={32} height={32} alt="" loading="lazy" />
      <span className={styles.name}>
        <Nick face={face} />
        <span className={styles.vip}>{vipName(face.compointStatus)}</span>
        {isOwn && <span className={styles.you}>{t('you')}</span>}
      </span>
    </span>
  );
};

export interface RankingTableProps {
  caption: string;
  rows: readonly (TournamentRow & { readonly prize?: number })[];
  isOwn(row: TournamentRow): boolean;
}

/** An amount of a row: stakes or prize. */
const Amount = ({ row: { betAmount, prize } }: { row: RankingTableProps['rows'][number] }): ReactNode => {
  const t = useMessages('tournament', 'main');
  const { format } = useMoney();
  if (prize === undefined) return format(betAmount);
  return (
    <>
      <strong>{format(prize)}</strong>
      <span className={styles.staked}>{t('row.bets', { amount: format(betAmount) })}</span>
    </>
  );
};

/** Place, player and stakes; with the prize for a finished day. A row slides to its new place. */
export const RankingTable = ({ caption, rows, isOwn }: RankingTableProps): ReactNode => {
  const t = useMessages('tournament', 'main');
  const { count } = useFormat();
  const body = useRef<HTMLTableSectionElement>(null);
  useMoves(body);
  const hasPrizes = rows.some(({ prize }) => prize !== undefined);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            {t('col.place')}
          </th>
          <th scope="col">{t('col.player')}</th>
          <th scope="col" className={styles.end}>
            {t(hasPrizes ? 'col.prize' : 'col.amount')}
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <tr key={row.place} data-mover={moverId(row)} className={classNames(isOwn(row) && styles.own)}>
            <td className={styles.place}>{count(row.place)}</td>
            <td>
              <PlayerCell face={row} isOwn={isOwn(row)} />
            </td>
            <td className={styles.end}>
              <Amount row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export interface ResultsProps {
  days: readonly TournamentResult[];
  isOwn(row: TournamentRow): boolean;
}

/** The prizes of the last days, collapsed by date. */
export const Results = ({ days, isOwn }: ResultsProps): ReactNode => {
  const t = useMessages('tournament', 'main');
  const dayName = useDayName();
  const { format } = useMoney();
  if (days.length === 0) return <EmptyState>{t('results.empty')}</EmptyState>;
  return (
    <>
      {days.map(({ day, bank, places }) => (
        <details key={day} className={styles.details}>
          <summary>{t('results.day', { date: dayName(day), bank: format(bank) })}</summary>
          {places.length === 0 ? (
            <p>{t('results.nobody')}</p>
          ) : (
            <RankingTable caption={dayName(day)} rows={places} isOwn={isOwn} />
          )}
        </details>
      ))}
    </>
  );
};
