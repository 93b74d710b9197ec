import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from '../../core/office/loaded.tsx';

// with its list and forms it is more than a page may begin with
const CaseView = lazy(async () => ({ default: (await import('./case-view.tsx')).CaseView }));

/** /office/compliance/{id}: a case with its alerts, evidence and timeline. */
export const CaseScreen = (): ReactNode => (
  <Suspense fallback={<Loading />}>
    <CaseView />
  </Suspense>
);
