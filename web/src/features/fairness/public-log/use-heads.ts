import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer, TreeHead } from 'server/contract';
import { call, type CallError } from '../../../core/connection/connection.ts';

type Page = CallAnswer<'fairness.heads'>;

const STEP = 5; // heads that are shown at first, and more of them at a time

/** A head with the one before it, which its check needs. */
export interface FollowingHead {
  head: TreeHead;
  before: TreeHead | undefined; // the log's first head has none
}

const following = (heads: readonly TreeHead[]): FollowingHead[] =>
  heads.map((head, place) => ({ head, before: heads[place + 1] }));

/** The signed heads, newest first, a few at a time. */
export const useHeads = () => {
  const [most, setMost] = useState(STEP);
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery<
    Page,
    CallError,
    TreeHead[],
    readonly string[],
    number | null
  >({
    queryKey: ['fairness.heads'],
    queryFn: ({ pageParam }) => call('fairness.heads', pageParam === null ? {} : { cursor: pageParam }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ heads }) => heads),
  });
  const known = data && following(data);
  // the last one of a page waits for the one before it
  const ready = known && hasNextPage ? known.slice(0, -1) : known;
  const more = async (): Promise<void> => {
    if (ready && ready.length < most + STEP && hasNextPage) await fetchNextPage();
    setMost(most + STEP);
  };
  return {
    heads: ready?.slice(0, most),
    hasMore: ready !== undefined && (ready.length > most || hasNextPage),
    more,
    isLoadingMore: isFetchingNextPage,
    isError,
    retry: () => void refetch(),
  };
};
