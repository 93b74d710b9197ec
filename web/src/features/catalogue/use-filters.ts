import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { gameFeatures, gameKinds, type GameFeature, type GameKind } from 'server/contract';

/** Filters of a list, as its address has them. */
export interface Filters {
  readonly provider?: string | undefined;
  readonly kind?: GameKind | undefined;
  readonly features?: GameFeature[] | undefined; // a game has all of them
}

/** The filters of an address; a kind or feature that there is not is none. */
export const filtersOf = (params: URLSearchParams): Filters => {
  const provider = params.get('provider') ?? undefined;
  const kind = gameKinds.find((each) => each === params.get('kind'));
  const wanted = params.getAll('feature');
  const features = gameFeatures.filter((each) => wanted.includes(each));
  return { ...(provider && { provider }), ...(kind && { kind }), ...(features.length > 0 && { features }) };
};

/** Puts filters into an address in place of its own. */
export const withFilters = (params: URLSearchParams, { provider, kind, features = [] }: Filters): URLSearchParams => {
  for (const name of ['provider', 'kind', 'feature']) params.delete(name);
  if (provider !== undefined) params.set('provider', provider);
  if (kind !== undefined) params.set('kind', kind);
  for (const feature of features) params.append('feature', feature);
  return params;
};

export const isFiltered = (filters: Filters): boolean => Object.keys(filters).length > 0;

/** The filters in the address of the page. */
export const useFilters = (): [Filters, (next: Filters) => void] => {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const set = useCallback(
    (next: Filters): void => setParams((now) => withFilters(now, next), { replace: true, preventScrollReset: true }),
    [setParams],
  );
  return [filters, set];
};
