import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from '../../core/office/loaded.tsx';

// with its list and forms it is more than a page may begin with
const IdentityView = lazy(async () => ({ default: (await import('./identity-view.tsx')).IdentityView }));

/** /office/identity: documents that wait for a decision, and those that expire. */
export const IdentityScreen = (): ReactNode => (
  <Suspense fallback={<Loading />}>
    <IdentityView />
  </Suspense>
);
