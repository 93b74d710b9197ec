import { useInfiniteQuery } from '@tanstack/react-query';
import { GAMES_PAGE, type CatalogueCategory, type CatalogueGame } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { isMobile } from './device.ts';
import type { Tile } from './game-tile.tsx';

interface Page {
  games: readonly CatalogueGame[];
  count: number; // games of the category in all
}

const loadPage = async (category: CatalogueCategory, from: number): Promise<Page> => {
  const limits = { minLimit: from, maxLimit: from + GAMES_PAGE };
  const { desktop } = await call('games.getGames', { isMobile: isMobile(), category, ...limits });
  return { games: desktop.category[category] ?? [], count: desktop.categoryCount[category] ?? 0 };
};

/** Where the page after `loaded` games begins; undefined at the end. */
const nextOf = ({ count, games }: Page, loaded: number): number | undefined =>
  games.length > 0 && loaded < count ? loaded : undefined;

const tileOf = ({ identifier, title, url, provider }: CatalogueGame): Tile => ({
  identifier,
  title,
  provider: provider.title,
  image: url,
});

/** A category as far as it is loaded. */
export interface CategoryState {
  status: 'loading' | 'failed' | 'ready';
  games: readonly Tile[];
  hasMore: boolean;
  isLoadingMore: boolean;
  moreFailed: boolean;
  more: () => void;
  retry: () => void;
}

/** The games of a category, a page at a time. */
export const useCategory = (category: CatalogueCategory): CategoryState => {
  const query = useInfiniteQuery({
    queryKey: ['games.getGames', category],
    queryFn: ({ pageParam }) => loadPage(category, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last: Page, pages: Page[]) =>
      nextOf(
        last,
        pages.reduce((sum, { games }) => sum + games.length, 0),
      ),
  });
  const { data, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;
  return {
    status: data ? 'ready' : isError ? 'failed' : 'loading',
    games: data?.pages.flatMap(({ games }) => games.map(tileOf)) ?? [],
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    moreFailed: isFetchNextPageError,
    more: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
};
