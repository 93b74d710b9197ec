import type { ShownPost } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';
import { useLanguage } from '../../core/i18n/messages.ts';

const FRESH_MS = 60_000;

interface Posts {
  isLoading: boolean;
  banners: readonly ShownPost[];
  news: readonly ShownPost[];
}

/** Banners and news of the staff, in the page's language. Without an answer there are none. */
export const usePosts = (): Posts => {
  const language = useLanguage();
  const { data, isLoading } = useCallQuery('marketing.posts', { language }, { staleTime: FRESH_MS });
  return { isLoading, banners: data?.banners ?? [], news: data?.news ?? [] };
};
