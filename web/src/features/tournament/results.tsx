import type { ReactNode } from 'react';
import type { TournamentResult, TournamentRow } from 'server/contract';
import { useMessages } from '../../core/i18n/messages.ts';
import { useMoney } from '../../core/money/money.ts';
import { EmptyState } from '../../core/ui/states.tsx';
import { RankingTable } from './ranking-table.tsx';
import { tournamentMessages } from './tournament.messages.ts';
import styles from './tournament.module.css';
import { useDayName } from './use-day-name.ts';

export interface ResultsProps {
  days: readonly TournamentResult[];
  isOwn(row: TournamentRow): boolean;
}

/** The prizes of the last days, collapsed by date. */
export const Results = ({ days, isOwn }: ResultsProps): ReactNode => {
  const t = useMessages(tournamentMessages);
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
