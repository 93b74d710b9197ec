import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GamesRow } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { categoryPath } from '../../core/games/casino-categories.ts';
import { useMessages } from '../../core/i18n/messages.ts';
import styles from './catalogue.module.css';
import { ListFailed, useNearEnd } from './category-list.tsx';
import { BlankGrid } from './game-grid.tsx';
import { GamesShelf } from './games-shelf.tsx';
import { isMobile, tileOf } from './tile.ts';

const FRESH_MS = 5 * 60_000;

const Row = ({ row: { category, provider, count, games } }: { row: GamesRow }): ReactNode => {
  const names = useMessages('catalogue', 'lists');
  return (
    <GamesShelf
      id={`row-${category ?? provider ?? ''}`}
      title={category ? names(`category.${category}`) : (provider ?? '')}
      to={category ? categoryPath(category) : `/casino?${new URLSearchParams({ provider: provider ?? '' })}`}
      total={count}
      category={category ?? 'slots'}
      games={games.map(tileOf)}
      columns={styles.covers}
    />
  );
};

/** The lobby: a row for each list and each provider. More rows load near the end of the page. */
export const LobbyRows = ({ empty }: { empty: ReactNode }): ReactNode => {
  const { data, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery({
      queryKey: ['games.rows'],
      queryFn: ({ pageParam: from }) => call('games.getRows', { isMobile: isMobile(), from }),
      initialPageParam: 0,
      staleTime: FRESH_MS,
      getNextPageParam: ({ rows, total }, pages) => {
        const loaded = pages.reduce((sum, page) => sum + page.rows.length, 0);
        return rows.length > 0 && loaded < total ? loaded : undefined;
      },
    });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  useNearEnd(rows.length, hasNextPage && !isFetchingNextPage && !isFetchNextPageError, () => void fetchNextPage());
  if (!data) return isError ? <ListFailed retry={() => void refetch()} /> : <BlankGrid />;
  if (rows.length === 0) return empty;
  return (
    <>
      {rows.map((row) => (
        <Row key={row.category ?? `provider ${row.provider}`} row={row} />
      ))}
      {isFetchNextPageError && <ListFailed retry={() => void fetchNextPage()} />}
    </>
  );
};
