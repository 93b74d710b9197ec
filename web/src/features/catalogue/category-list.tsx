import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { GAMES_PAGE, type CatalogueCategory, type CatalogueGame } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import { Button } from '../../core/ui/button.tsx';
import { ErrorState } from '../../core/ui/states.tsx';
import { BlankGrid, GameGrid } from './game-grid.tsx';
import { isMobile, tileOf, type Tile } from './tile.ts';
import { isFiltered, type Filters } from './use-filters.ts';
import styles from './catalogue.module.css';

const USUAL_SHARE = 0.9;
const FEW = 300; // up to this many games the page is short, so more load sooner

/** The scroll position from which more games load, as a share of the page's height. */
export const loadingShare = (loaded: number): number => (loaded > FEW ? USUAL_SHARE : 1 - 0.5 ** (loaded / GAMES_PAGE));

/** True when the scroll position calls for more games. Lengths in px. */
export const isNearEnd = (
  loaded: number,
  { top, seen, height }: { top: number; seen: number; height: number },
): boolean => (top + seen) / Math.max(height, 1) >= loadingShare(loaded);

const THROTTLE_MS = 200;

const place = (): { top: number; seen: number; height: number } => ({
  top: scrollY,
  seen: innerHeight,
  height: document.documentElement.scrollHeight,
});

/** Calls back near the end of the page, at most every 200 ms, and once after every load. */
export const useNearEnd = (loaded: number, wanted: boolean, act: () => void): void => {
  const look = useEffectEvent(() => {
    if (isNearEnd(loaded, place())) act();
  });
  useEffect(() => {
    if (wanted && loaded > 0) look();
  }, [loaded, wanted]);
  useEffect(() => {
    if (!wanted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const throttled = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, THROTTLE_MS);
    };
    addEventListener('scroll', throttled, { passive: true });
    return () => {
      removeEventListener('scroll', throttled);
      clearTimeout(timer);
    };
  }, [wanted]);
};

/** Timeout of a filtered list. */
const FILTERED_MS = 5000;
/** Lists are worked out every five minutes; all pages of one are read again at once. */
const FRESH_MS = 5 * 60_000;
const KEPT_MS = 15 * 60_000; // Back finds as many pages as were loaded

interface Page {
  games: readonly CatalogueGame[];
  count: number; // total games of the list
}

/** The games of a category, or those of all games, that the filters leave. */
export interface ListWanted {
  readonly category: CatalogueCategory | undefined;
  readonly filters: Filters;
}

const loadPage = async ({ category, filters }: ListWanted, from: number): Promise<Page> => {
  const limits = { isMobile: isMobile(), minLimit: from, maxLimit: from + GAMES_PAGE };
  if (category !== undefined && !isFiltered(filters)) {
    const { desktop } = await call('games.getGames', { category, ...limits });
    return { games: desktop.category[category] ?? [], count: desktop.categoryCount[category] ?? 0 };
  }
  const { games, total } = await call(
    'games.getPage',
    { ...(category && { category }), ...filters, ...limits },
    FILTERED_MS,
  );
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
const useGameList = (wanted: ListWanted): ListState => {
  const query = useInfiniteQuery({
    queryKey: ['games', wanted.category, wanted.filters],
    queryFn: ({ pageParam }) => loadPage(wanted, pageParam),
    initialPageParam: 0,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    ...(isFiltered(wanted.filters) && { retry: false }),
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

/** A list that did not load. */
export const ListFailed = ({ retry }: { retry: () => void }): ReactNode => {
  const t = useMessages('catalogue', 'main');
  return <ErrorState action={<Button onClick={retry}>{t('retry')}</Button>}>{t('failed')}</ErrorState>;
};

interface CategoryListProps {
  category: CatalogueCategory | undefined; // undefined: all games
  filters: Filters;
  empty: ReactNode;
  onFailed?(): void; // shows another list instead
}

/** A list's games. More load near the end of the page or by the button below. */
export const CategoryList = ({ category, filters, empty, onFailed }: CategoryListProps): ReactNode => {
  const t = useMessages('catalogue', 'main');
  const { status, games, hasMore, isLoadingMore, moreFailed, more, retry } = useGameList({ category, filters });
  const hasFailed = status === 'failed';
  useEffect(() => {
    if (hasFailed) onFailed?.();
  }, [hasFailed, onFailed]);
  useNearEnd(games.length, hasMore && !isLoadingMore && !moreFailed, more);
  switch (status) {
    case 'loading':
      return <BlankGrid />;
    case 'failed':
      return <ListFailed retry={retry} />;
    case 'ready':
      if (games.length === 0) return empty;
      return (
        <>
          <GameGrid category={category ?? 'slots'} games={games} />
          {moreFailed ? (
            <ListFailed retry={more} />
          ) : (
            hasMore && (
              <Button className={styles.further} loading={isLoadingMore} onClick={more}>
                {t('more')}
              </Button>
            )
          )}
        </>
      );
  }
};
