import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { PublicRound } from 'server/contract';
import { call } from '../../core/connection/connection.ts';
import { checkLog, type LogCheck } from './log-check.ts';
import { siteLog } from './log-source.ts';

const FIRST_RETRY_MS = 1500;
const LAST_RETRY_MS = 15_000;

/** When to ask again for a round that the log does not have yet: soon at first, then more rarely. */
export const retryMs = (answers: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 1.5 ** Math.max(0, answers - 1));

/** The round's place in the transparency log, asked for until it has one. */
export const useLogCheck = (game: string, id: string, { hash, log }: PublicRound): UseQueryResult<LogCheck> =>
  useQuery({
    queryKey: ['log', game, id, hash],
    queryFn: async () => checkLog(siteLog, hash, (log ?? (await call('fairness.round', { game, id })).log)?.index),
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? retryMs(state.dataUpdateCount) : false),
  });
