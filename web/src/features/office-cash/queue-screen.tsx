import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from '../../core/office/loaded.tsx';

// with its list and forms it is more than a page may begin with
const QueueView = lazy(async () => ({ default: (await import('./queue-view.tsx')).QueueView }));

/** /office/withdrawals: the requests that wait for a decision, as they come and go. */
export const QueueScreen = (): ReactNode => (
  <Suspense fallback={<Loading />}>
    <QueueView />
  </Suspense>
);
