import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallAnswer } from 'server/contract';
import { call, type CallError } from '../../core/connection/connection.ts';
import type { Filters } from './audit-filters.ts';
import { sumMatching, type MatchingSum } from './matching-sum.ts';
import { AUDIT_ANSWER_MS } from './use-audit-query.ts';

export interface Matching {
  sum: MatchingSum | undefined; // sum compared so far
  error: CallError | null; // error of the page that could not be compared
  isStopped: boolean;
  stop(): void;
  goOn(): void;
}

/** Compares all stakes of a range with the ledger, one page after the other, until it is through or stopped. */
export const useMatching = (filters: Filters): Matching => {
  const [isStopped, setStopped] = useState(false);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery<
    CallAnswer<'audit.matching'>,
    CallError,
    MatchingSum,
    readonly unknown[],
    string | null
  >({
    queryKey: ['audit.matching', filters],
    queryFn: ({ pageParam }) =>
      call('audit.matching', { ...filters, ...(pageParam !== null && { begin: pageParam }) }, AUDIT_ANSWER_MS),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next?.begin ?? null,
    select: ({ pages }) => sumMatching(pages),
    staleTime: Infinity, // one walk for each visit: it is long
    gcTime: 0,
  });
  useEffect(() => {
    if (hasNextPage && !isFetching && !isStopped && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, isStopped, error, fetchNextPage]);
  return {
    sum: data,
    error,
    isStopped,
    stop: () => setStopped(true),
    goOn: () => {
      setStopped(false);
      if (error) void (data ? fetchNextPage() : refetch());
    },
  };
};
