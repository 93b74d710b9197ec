import { bonusesPictures } from 'assets/features/bonuses/pictures';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { classNames } from '../../core/ui/class-names.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { useLiveFeed } from './use-live-feed.ts';
import { WinCard } from './win-card.tsx';
import styles from './wins.module.css';

const FEW = 6; // wins after which a column has room for nothing else

/** The rest of a column that few wins leave empty: what a win brings beside its money. */
const Rest = ({ isEmpty }: { isEmpty: boolean }): ReactNode => {
  const t = useMessages('live-feed', 'main');
  return (
    <div className={classNames(styles.rest, isEmpty && styles.nobody)}>
      <img src={bonusesPictures.trophy.url} alt="" width={128} height={128} loading="lazy" />
      {isEmpty && <p className={styles.lead}>{t('empty.wins')}</p>}
      <p>{t('wins.proof')}</p>
      <Link to="/fairness">{t('wins.check')}</Link>
    </div>
  );
};

/** Wins in own games as they are settled, the newest first. */
export const RecentWins = (): ReactNode => {
  const { store, status } = useLiveFeed();
  const wins = useSyncExternalStore(store.subscribe, () => store.rows('wins'));
  if (wins.length === 0 && status === 'loading') return <Skeleton height="100%" />;
  return (
    <div className={styles.recent}>
      {wins.length > 0 && (
        <ul className={styles.list}>
          {wins.map((win, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row is a place, whose contents change: nothing shifts
            <li key={place}>
              <WinCard win={win} />
            </li>
          ))}
        </ul>
      )}
      {wins.length <= FEW && <Rest isEmpty={wins.length === 0} />}
    </div>
  );
};
