import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { LIVE_FEED_ROWS } from 'server/contract';
import { useGames } from '../../core/games/games.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { openModal } from '../../core/modal/modal.ts';
import { useSession } from '../../core/session/session.ts';
import { Button, ButtonLink } from '../../core/ui/button.tsx';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../core/ui/states.tsx';
import { Tabs } from '../../core/ui/tabs.tsx';
import type { FeedTab } from './feed-store.ts';
import { GameRounds } from './game-rounds.tsx';
import { Leaders } from './leaders.tsx';
import { FeedHead, LiveFeedTable } from './live-feed-table.tsx';
import styles from './live-feed.module.css';
import { useLiveFeed, type LiveFeedState } from './use-live-feed.ts';

export interface LiveFeedProps {
  game?: string; // the page's own game: the feed shows every game, but need not invite to where one already is
}

const FeedSkeleton = (): ReactNode => (
  <table className={styles.table} aria-hidden="true">
    <FeedHead />
    <tbody>
      {Array.from({ length: LIVE_FEED_ROWS }, (_, place) => (
        <tr key={place}>
          <td colSpan={6}>
            <Skeleton height={16} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const emptyTexts = { my: 'empty.my', all: 'empty.all', big: 'empty.big', wins: 'empty.wins' } as const satisfies Record<
  FeedTab,
  string
>;

const Empty = ({ tab, game, reload }: { tab: FeedTab; game: string | undefined; reload: () => void }): ReactNode => {
  const t = useMessages('live-feed', 'main');
  const [first] = useGames().all;
  const action = game ? (
    <Button onClick={reload}>{t('empty.reload')}</Button>
  ) : (
    first && <ButtonLink to={first.path}>{t('empty.play')}</ButtonLink>
  );
  return (
    <div className={styles.empty}>
      <EmptyState action={action}>{t(emptyTexts[tab])}</EmptyState>
    </div>
  );
};

const SignIn = (): ReactNode => {
  const t = useMessages('live-feed', 'main');
  return (
    <EmptyState action={<Button onClick={() => openModal('login')}>{t('guest.signIn')}</Button>}>
      {t('guest.text')}
    </EmptyState>
  );
};

const Failed = ({ reload }: { reload: () => void }): ReactNode => {
  const t = useMessages('live-feed', 'main');
  return <ErrorState action={<Button onClick={reload}>{t('error.retry')}</Button>}>{t('error.text')}</ErrorState>;
};

interface PanelProps extends LiveFeedProps {
  feed: LiveFeedState;
  tab: FeedTab;
  caption: string;
}

/** Tab of the feed: the leaders of today, and on a game's own page also the visitor's finished rounds of it. */
type Tab = FeedTab | 'leaders' | 'rounds';

const Panel = ({ feed, tab, caption, game }: PanelProps): ReactNode => {
  const { status } = useSession();
  const look = (): boolean => feed.store.rows(tab).length === 0;
  const isEmpty = useSyncExternalStore(feed.store.subscribe, look);
  if (tab === 'my' && status === 'guest') return <SignIn />;
  if (!isEmpty) return <LiveFeedTable key={tab} store={feed.store} tab={tab} caption={caption} />;
  switch (feed.status) {
    case 'loading':
      return <FeedSkeleton />;
    case 'failed':
      return <Failed reload={feed.reload} />;
    case 'ready':
      return <Empty tab={tab} game={game} reload={feed.reload} />;
  }
};

const Feed = ({ game }: LiveFeedProps): ReactNode => {
  const t = useMessages('live-feed', 'main');
  const [tab, setTab] = useState<Tab>('all');
  const feed = useLiveFeed();
  const isGuest = useSession().status === 'guest';
  const tabs: { value: Tab; label: string }[] = [
    { value: 'my', label: t('tab.my') },
    { value: 'all', label: t('tab.all') },
    { value: 'big', label: t('tab.big') },
    { value: 'leaders', label: t('tab.leaders') },
    ...(game === undefined ? [] : [{ value: 'rounds', label: t('tab.rounds') } as const]),
  ];
  const caption = `${t('title')}: ${tabs.find(({ value }) => value === tab)?.label ?? ''}`;
  return (
    <section className={styles.feed} aria-labelledby="live-feed-title">
      <h2 id="live-feed-title" className={styles.title}>
        {t('title')}
      </h2>
      <Tabs<Tab> label={t('title')} tabs={tabs} value={tab} onChange={setTab}>
        <div className={styles.panel}>
          {tab !== 'rounds' && tab !== 'leaders' && (
            <Panel feed={feed} tab={tab} caption={caption} {...(game ? { game } : {})} />
          )}
          {tab === 'leaders' && <Leaders {...(game ? { game } : {})} />}
          {tab === 'rounds' && game !== undefined && (isGuest ? <SignIn /> : <GameRounds key={game} game={game} />)}
        </div>
      </Tabs>
    </section>
  );
};

/** Bets of everybody, as they are settled: my bets, all bets, big wins; ten rows, at most one new row a second. */
export const LiveFeed = (props: LiveFeedProps): ReactNode => (
  <Suspense fallback={<div className={styles.placeholder} />}>
    <Feed {...props} />
  </Suspense>
);
