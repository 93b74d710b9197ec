import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { HISTORY_ROW_OPTIONS, type RoundSummary } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { SelectField } from '../../core/ui/select-field.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { FeedHead, FeedRow } from './live-feed-table.tsx';
import styles from './live-feed.module.css';

const [USUAL_ROWS] = HISTORY_ROW_OPTIONS;
const FEED_HEIGHT = 476;

const Table = ({ rounds }: { rounds: readonly RoundSummary[] }): ReactNode => {
  const t = useMessages('live-feed', 'main');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('tab.rounds')}</caption>
      <FeedHead />
      <tbody>
        {rounds.map(({ stakeMinor, payoutMinor, ...round }) => (
          <FeedRow key={round.id} bet={{ ...round, bet: stakeMinor, amount: payoutMinor }} />
        ))}
      </tbody>
    </table>
  );
};

/** The player's finished rounds of a game, the newest first: pages of 10, 20, 50 or 100. */
export const GameRounds = ({ game }: { game: string }): ReactNode => {
  const t = useMessages('live-feed', 'main');
  const [limit, setLimit] = useState<number>(USUAL_ROWS);
  const [cursors, setCursors] = useState<readonly string[]>([]); // cursors of the pages from the first up to the shown one
  const cursor = cursors.at(-1);
  const query = useCallQuery(
    'games.history',
    { game, mine: true, limit, ...(cursor !== undefined && { cursor }) },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const { data, error, refetch } = query;
  if (!data)
    return error ? (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('error.retry')}</Button>}>
        {t('error.text')}
      </ErrorState>
    ) : (
      <Skeleton height={FEED_HEIGHT} />
    );
  if (data.rounds.length === 0 && cursors.length === 0) return <EmptyState>{t('empty.rounds')}</EmptyState>;
  const { next } = data;
  return (
    <div className={styles.rounds}>
      <Table rounds={data.rounds} />
      <div className={styles.pager}>
        <SelectField
          label={t('rounds.rows')}
          value={String(limit)}
          options={HISTORY_ROW_OPTIONS.map((rows) => ({ value: String(rows), label: String(rows) }))}
          onChange={(rows) => {
            setLimit(Number(rows));
            setCursors([]);
          }}
        />
        <Button disabled={cursors.length === 0} onClick={() => setCursors(cursors.slice(0, -1))}>
          {t('rounds.newer')}
        </Button>
        <Button disabled={next === null} onClick={() => next !== null && setCursors([...cursors, next])}>
          {t('rounds.older')}
        </Button>
      </div>
    </div>
  );
};
