import { useInfiniteQuery } from '@tanstack/react-query';
import { GAMES_PAGE, type CatalogueCategory, type CatalogueGame } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { isMobile } from './device.ts';
import { tileOf, type Tile } from './tile.ts';

/** Timeout of a provider's list. */
const PROVIDER_MS = 5000;
/** Lists are worked out every five minutes; all pages of one are read again at once. */
const FRESH_MS = 5 * 60_000;
const KEPT_MS = 15 * 60_000; // Back finds as many pages as were loaded

interface Page {
  games: readonly CatalogueGame[];
  count: number; // total games of the list
}

/** The games of a category, or of one provider in it. */
export interface ListWanted {
  readonly category: CatalogueCategory;
  readonly provider: string | undefined;
}

const loadPage = async ({ category, provider }: ListWanted, from: number): Promise<Page> => {
  const limits = { isMobile: isMobile(), minLimit: from, maxLimit: from + GAMES_PAGE };
  if (provider === undefined) {
    const { desktop } = await call('games.getGames', { category, ...limits });
    return { games: desktop.category[category] ?? [], count: desktop.categoryCount[category] ?? 0 };
  }
  const { games, total } = await call('games.getPage', { category, provider, ...limits }, PROVIDER_MS);
  return { games, count: total };
};

/** The offset of the page after `loaded` games; undefined at the end. */
const nextOf = ({ count, games }: Page, loaded: number): number | undefined =>
  games.length > 0 && loaded < count ? loaded : undefined;

/** A partially loaded list. */
export interface ListState {
  status: 'loading' | 'failed' | 'ready';
  games: readonly Tile[];
  hasMore: boolean;
  isLoadingMore: boolean;
  moreFailed: boolean;
  more: () => void;
  retry: () => void;
}

/** The games of a list, a page at a time. */
export const useGameList = (wanted: ListWanted): ListState => {
  const query = useInfiniteQuery({
    queryKey: ['games', wanted.category, wanted.provider],
    queryFn: ({ pageParam }) => loadPage(wanted, pageParam),
    initialPageParam: 0,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    ...(wanted.provider !== undefined && { retry: false }),
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
