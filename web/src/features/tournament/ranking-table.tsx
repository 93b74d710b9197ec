import type { ReactNode } from 'react';
import type { TournamentRow } from 'server/contract';
import { useFormat } from '../../core/format/use-format.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { PlayerCell } from './player-cell.tsx';
import { tournamentMessages } from './tournament.messages.ts';
import styles from './tournament.module.css';

export interface RankingTableProps {
  caption: string;
  rows: readonly (TournamentRow & { readonly prize?: number })[];
  isOwn(row: TournamentRow): boolean;
}

/** An amount of a row: stakes or prize. */
const Amount = ({ row: { betAmount, prize } }: { row: RankingTableProps['rows'][number] }): ReactNode => {
  const t = useMessages(tournamentMessages);
  const { format } = useMoney();
  if (prize === undefined) return format(betAmount);
  return (
    <>
      <strong>{format(prize)}</strong>
      <span className={styles.staked}>{t('row.bets', { amount: format(betAmount) })}</span>
    </>
  );
};

/** Place, player and stakes; with the prize for a finished day. */
export const RankingTable = ({ caption, rows, isOwn }: RankingTableProps): ReactNode => {
  const t = useMessages(tournamentMessages);
  const { count } = useFormat();
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
      <tbody>
        {rows.map((row) => (
          <tr key={row.place} className={classNames(isOwn(row) && styles.own)}>
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
