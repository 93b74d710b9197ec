import { useQuery } from '@tanstack/react-query';
import type { SiteLinks } from 'server/contract';

/** True when the page is open inside Telegram: its clients put their side of the bridge into the page. */
export const isMiniApp = (): boolean => 'TelegramWebviewProxy' in globalThis;

/** Addresses outside of the site; undefined until they are known. */
export const useSiteLinks = (): SiteLinks | undefined =>
  useQuery({
    queryKey: ['links'],
    queryFn: async () => (await (await fetch('/api/links')).json()) as SiteLinks,
    staleTime: Infinity,
  }).data;
