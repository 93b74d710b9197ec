import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../core/ui/lazy-part.ts';
import styles from './live-feed.module.css';

const LiveFeed = lazyPart(async () => (await import('./live-feed.tsx')).LiveFeed);

/** The feed at the end of a page, which does not wait for it: its place is kept. */
export const LiveFeedPlace = (): ReactNode => (
  <Suspense fallback={<div className={styles.placeholder} />}>
    <LiveFeed />
  </Suspense>
);
