import { useState, type ReactNode } from 'react';
import type { LeaderBoards, LiveBet } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { SegmentedControl } from '../../core/ui/segmented-control.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { FeedHead, FeedRow } from './live-feed-table.tsx';
import styles from './live-feed.module.css';

const FRESH_MS = 30_000;
const FEED_HEIGHT = 476;

type Board = keyof LeaderBoards;

const Table = ({ rows, caption }: { rows: readonly LiveBet[]; caption: string }): ReactNode => (
  <table className={styles.table}>
    <caption className="visually-hidden">{caption}</caption>
    <FeedHead />
    <tbody>
      {rows.map((bet) => (
        <FeedRow key={`${bet.id} ${bet.nick} ${bet.at}`} bet={bet} />
      ))}
    </tbody>
  </table>
);

/** Today's best bets of a game, or of all, and the rules that they are counted by. */
export const Leaders = ({ game }: { game?: string }): ReactNode => {
  const t = useMessages('live-feed', 'main');
  const [board, setBoard] = useState<Board>('multipliers');
  const { data, error, refetch } = useCallQuery('liveFeed.getLeaders', game === undefined ? {} : { game }, {
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
  if (!data)
    return error ? (
      <ErrorState about={error} action={<Button onClick={() => void refetch()}>{t('error.retry')}</Button>}>
        {t('error.text')}
      </ErrorState>
    ) : (
      <Skeleton height={FEED_HEIGHT} />
    );
  const rows = data[board];
  return (
    <div className={styles.rounds}>
      <div className={styles.boards}>
        <SegmentedControl<Board>
          label={t('leaders.order')}
          options={[
            { value: 'multipliers', label: t('leaders.multipliers') },
            { value: 'payouts', label: t('leaders.payouts') },
          ]}
          value={board}
          onChange={setBoard}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState>{t('empty.best')}</EmptyState>
      ) : (
        <Table rows={rows} caption={`${t('tab.leaders')}: ${t(`leaders.${board}`)}`} />
      )}
      <p className={styles.rules}>{t('leaders.rule')}</p>
    </div>
  );
};
