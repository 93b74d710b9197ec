import { Suspense, type ReactNode } from 'react';
import { Loading } from '../../core/office/loaded.tsx';
import { lazyPart } from '../../core/ui/lazy-part.ts';

const Segments = lazyPart(async () => (await import('./segments-section.tsx')).SegmentsSection);

/** /office/marketing: segments of players. */
export const MarketingScreen = (): ReactNode => (
  <Suspense fallback={<Loading />}>
    <Segments />
  </Suspense>
);
