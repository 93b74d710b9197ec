import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from '../../core/office/loaded.tsx';

// with its list and forms it is more than a page may begin with
const CareView = lazy(async () => ({ default: (await import('./care-view.tsx')).CareView }));

/** /office/compliance/care/{player}: signs of harm, what was done upon them, and what came of it. */
export const CareScreen = (): ReactNode => (
  <Suspense fallback={<Loading />}>
    <CareView />
  </Suspense>
);
