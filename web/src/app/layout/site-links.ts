import { useQuery } from '@tanstack/react-query';
import type { SiteLinks } from 'server/contract';

const none: SiteLinks = { support: null, investment: null };

/** Addresses outside of the site; none until they are known. */
export const useSiteLinks = (): SiteLinks =>
  useQuery({
    queryKey: ['links'],
    queryFn: async () => (await (await fetch('/api/links')).json()) as SiteLinks,
    staleTime: Infinity,
  }).data ?? none;
