import { onlineManager, QueryClient, useQuery, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { CallAnswer, CallName, CallPayload } from 'server/contract';
import { call, CallError, connectionStatus, isConnectionLoss, onOnline } from './connection.ts';

const MAX_RETRIES = 2;

const passing = new Set<number | string>([429, 503]);

const worthRetrying = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && (isConnectionLoss(error) || (error instanceof CallError && passing.has(error.code)));

/** The cache of calls' answers. Stale ones are read again when the connection returns. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, staleTime: 5000, refetchOnWindowFocus: false } },
});

// The library's idea of "online" is the network card; ours is the connection to the server.
onlineManager.setEventListener((setOnline) => {
  setOnline(connectionStatus() !== 'offline');
  return onOnline(() => {
    setOnline(false);
    setOnline(true); // tells the queries to read again
  });
});

interface Options<N extends CallName, T> extends Omit<
  UseQueryOptions<CallAnswer<N>, CallError, T>,
  'queryKey' | 'queryFn'
> {
  answerMs?: number; // time to wait for the answer, where it takes longer than usual
}

/** A call as the cache keeps it: under the key `[name, payload]`. */
export const callQuery = <N extends CallName>(
  name: N,
  payload: CallPayload<N>,
  answerMs?: number,
): { queryKey: [N, CallPayload<N>]; queryFn: () => Promise<CallAnswer<N>> } => ({
  queryKey: [name, payload],
  queryFn: () => call(name, payload, answerMs),
});

/** A call's cached answer. */
export const useCallQuery = <N extends CallName, T = CallAnswer<N>>(
  name: N,
  payload: CallPayload<N>,
  { answerMs, ...options }: Options<N, T> = {},
): UseQueryResult<T, CallError> =>
  useQuery<CallAnswer<N>, CallError, T>({ ...options, ...callQuery(name, payload, answerMs) });
