import type { UseQueryResult } from '@tanstack/react-query';
import type { TournamentInfo, TournamentResult } from 'server/contract';
import type { CallError } from '../../core/connection/connection.ts';
import { useCallQuery } from '../../core/connection/query.ts';

const POLL_MS = 1_000;
const RESULTS_POLL_MS = 60_000;

/** Today's tournament, polled. */
export const useTournament = (): UseQueryResult<TournamentInfo, CallError> =>
  useCallQuery('tournament.daily.getInfo', {}, { refetchInterval: POLL_MS, staleTime: 0 });

/** The last settled days, newest first. */
export const useResults = (): UseQueryResult<readonly TournamentResult[], CallError> =>
  useCallQuery('tournament.daily.getResults', {}, { refetchInterval: RESULTS_POLL_MS, select: ({ days }) => days });
