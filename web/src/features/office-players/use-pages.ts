import { useInfiniteQuery } from '@tanstack/react-query';
import type { CallAnswer, CallName, CallPayload } from 'server/contract';
import type { CallError } from '../../core/connection/call-error.ts';
import { call } from '../../core/connection/connection.ts';

/** Calls that answer a page of rows, and the mark of the next one. */
type PagedName = {
  [N in CallName]: CallAnswer<N> extends { cursor: string | number | null } ? N : never;
}[CallName];

/** Pages of one of a player's lists, from the newest row on. */
export const usePages = <N extends PagedName>(name: N, payload: CallPayload<N>) =>
  useInfiniteQuery<CallAnswer<N>, CallError, CallAnswer<N>[], readonly unknown[], string | number | null>({
    queryKey: [name, payload],
    queryFn: ({ pageParam }) => call(name, Object.assign({}, payload, pageParam !== null && { cursor: pageParam })),
    initialPageParam: null,
    getNextPageParam: ({ cursor }) => cursor,
    select: ({ pages }) => pages,
  });
