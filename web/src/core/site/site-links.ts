import { useQuery } from '@tanstack/react-query';
import type { SiteLinks } from 'server/contract';

/** Addresses outside of the site; undefined until they are known. */
export const useSiteLinks = (): SiteLinks | undefined =>
  useQuery({
    queryKey: ['links'],
    queryFn: async () => (await (await fetch('/api/links')).json()) as SiteLinks,
    staleTime: Infinity,
  }).data;
