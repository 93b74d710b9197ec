import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from '../../core/office/loaded.tsx';

// with its list and forms it is more than a page may begin with
const LooseView = lazy(async () => ({ default: (await import('./loose-view.tsx')).LooseView }));

/** /office/loose: money and messages that match nothing of ours. */
export const LooseScreen = (): ReactNode => (
  <Suspense fallback={<Loading />}>
    <LooseView />
  </Suspense>
);
