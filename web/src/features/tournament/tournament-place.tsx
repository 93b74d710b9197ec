import { Trophy } from 'lucide-react';
import { Suspense, useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './tournament-place.module.css';

const Today = lazyPart(async () => (await import('./tournament-today.tsx')).TournamentToday);

/** Today's tournament on the main page: who leads, for what, and for how long. */
export const TournamentPlace = (): ReactNode => {
  const t = useMessages('tournament', 'titles');
  const id = useId();
  return (
    <section className={styles.place} aria-labelledby={id}>
      <h2 id={id}>
        <Trophy aria-hidden="true" size={22} />
        <Link to="/dailydist">{t('title')}</Link>
      </h2>
      <Suspense fallback={<Skeleton height={240} />}>
        <Today />
      </Suspense>
    </section>
  );
};
