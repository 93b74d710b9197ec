import { lazy, Suspense, type ReactNode } from 'react';
import { useCallQuery } from '../../core/connection/query.ts';
import { Loaded, Loading } from '../../core/office/loaded.tsx';
import { useDeskNews } from './use-desk.ts';

const CatalogueView = lazy(async () => ({ default: (await import('./catalogue-view.tsx')).CatalogueView }));

/** /office/catalogue: payways, limits, banks, courses and rules; one person proposes, another decides. */
export const CatalogueScreen = (): ReactNode => {
  useDeskNews();
  return (
    <Suspense fallback={<Loading />}>
      <Loaded query={useCallQuery('officeCash.catalogue', {})}>
        {(catalogue) => <CatalogueView catalogue={catalogue} />}
      </Loaded>
    </Suspense>
  );
};
