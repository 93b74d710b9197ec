import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from '../../core/office/loaded.tsx';

// with its list and forms it is more than a page may begin with
const ComplaintView = lazy(async () => ({ default: (await import('./complaint-view.tsx')).ComplaintView }));

/** /office/compliance/complaints/{id}: a complaint with its subject, and the answer. */
export const ComplaintScreen = (): ReactNode => (
  <Suspense fallback={<Loading />}>
    <ComplaintView />
  </Suspense>
);
