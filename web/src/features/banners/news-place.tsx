import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const News = lazyPart(async () => (await import('./news.tsx')).News);

/** News, which come after the page. */
export const NewsPlace = (): ReactNode => (
  <Suspense>
    <News />
  </Suspense>
);
