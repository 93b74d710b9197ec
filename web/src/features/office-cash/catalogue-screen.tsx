import { lazy, Suspense, type ReactNode } from 'react';
import { useCallQuery } from '../../core/connection/query.ts';
import { DeskState } from '../../core/staff/desk-state.tsx';
import { useDeskNews } from './use-desk.ts';

const CatalogueView = lazy(async () => ({ default: (await import('./catalogue-view.tsx')).CatalogueView }));

/** /office/catalogue: payways, limits, banks, courses and rules; one person proposes, another decides. */
export const CatalogueScreen = (): ReactNode => {
  useDeskNews();
  const { data, error, refetch } = useCallQuery('officeCash.catalogue', {});
  const state = <DeskState error={error} retry={() => void refetch()} />;
  return <Suspense fallback={state}>{data ? <CatalogueView catalogue={data} /> : state}</Suspense>;
};
