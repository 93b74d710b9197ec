import { bonusesPictures } from 'assets/features/bonuses/pictures';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { useLiveFeed } from './use-live-feed.ts';
import { WinCard } from './win-card.tsx';
import styles from './wins.module.css';

/** Wins in own games as they are settled, the newest first. */
export const RecentWins = (): ReactNode => {
  const t = useMessages('live-feed', 'main');
  const { store, status } = useLiveFeed();
  const wins = useSyncExternalStore(store.subscribe, () => store.rows('wins'));
  if (wins.length === 0)
    return status === 'loading' ? (
      <Skeleton height="100%" />
    ) : (
      <div className={styles.nobody}>
        <img src={bonusesPictures.trophy.url} alt="" width={96} height={96} loading="lazy" />
        <p>{t('empty.wins')}</p>
      </div>
    );
  return (
    <ul className={styles.list}>
      {wins.map((win, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a row is a place, whose contents change: nothing shifts
        <li key={place}>
          <WinCard win={win} />
        </li>
      ))}
    </ul>
  );
};
