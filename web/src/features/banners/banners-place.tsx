import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import { Skeleton } from '../../core/ui/skeleton.tsx';
import styles from './banners-place.module.css';

const BannerCarousel = lazyPart(async () => (await import('./banner-carousel.tsx')).BannerCarousel);

/** The banners, which come after the page; their place is kept. */
export const BannersPlace = (): ReactNode => (
  <div className={styles.place}>
    <Suspense fallback={<Skeleton className={styles.blank} height="var(--banner)" />}>
      <BannerCarousel />
    </Suspense>
  </div>
);
