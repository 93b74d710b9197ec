import { useId, type ReactNode } from 'react';
import { useMessages } from '../../core/i18n/messages.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import { useBestWins } from './best-wins.ts';
import { WinCard } from './win-card.tsx';
import styles from './wins.module.css';

const Wins = (): ReactNode => {
  const t = useMessages('live-feed', 'main');
  const wins = useBestWins();
  if (!wins) return <Skeleton height={72} />;
  if (wins.length === 0) return <p className={styles.none}>{t('empty.best')}</p>;
  return (
    <>
      <ul className={styles.bests}>
        {wins.map((win, place) => (
          <li key={win.game} className={place === 0 ? styles.first : undefined}>
            <WinCard win={win} isBest />
          </li>
        ))}
      </ul>
      <p className={styles.rule}>{t('best.rule')}</p>
    </>
  );
};

/** Today's biggest win of all and of each own game, and the rule that they are counted by. */
export const BestWinsPlace = (): ReactNode => {
  const t = useMessages('live-feed', 'main');
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('best.title')}</h2>
      <Wins />
    </section>
  );
};
