import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './carousels.module.css';
import { filledBefore } from './carousels.ts';
import slides from './slides.module.css';

const ProviderCarousels = lazyPart(async () => (await import('./provider-carousels.tsx')).ProviderCarousels);

/** A placeholder of a carousel, in its final size. */
const Blank = (): ReactNode => (
  <div className={slides.slides} aria-hidden="true">
    <Skeleton height={28} width={180} className={styles.blankTitle} />
    <div className={styles.blankRow}>
      {Array.from({ length: 7 }, (_, place) => (
        <Skeleton key={place} height="auto" className={styles.blankTile} />
      ))}
    </div>
  </div>
);

/** The carousels of provider games, loaded after the page. Space is reserved for those that had games at the last visit. */
export const CarouselsPlace = (): ReactNode => {
  const [known] = useState(filledBefore);
  const blanks = (
    <div className={styles.carousels}>
      {Array.from({ length: known }, (_, place) => (
        <Blank key={place} />
      ))}
    </div>
  );
  return (
    <Suspense fallback={blanks}>
      <ProviderCarousels blanks={blanks} />
    </Suspense>
  );
};
