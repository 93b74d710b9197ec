import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from '../../core/office/loaded.tsx';

// with its list and forms it is more than a page may begin with
const PersonView = lazy(async () => ({ default: (await import('./person-view.tsx')).PersonView }));

/** /office/identity/{player}: their documents beside what is known of them. */
export const PersonScreen = (): ReactNode => (
  <Suspense fallback={<Loading />}>
    <PersonView />
  </Suspense>
);
