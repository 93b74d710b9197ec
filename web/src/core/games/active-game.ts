import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CallAnswer } from 'server/contract';
import { callQuery } from '../connection/query.ts';

const FRESH_MS = 60_000;

/** The question how a game is played now: its active config and exact return. */
export const activeGameQuery = (game: string) => ({
  ...callQuery('games.config', { game }),
  staleTime: FRESH_MS,
});

/** Config of a game in force. */
export const useActiveGame = (game: string): UseQueryResult<CallAnswer<'games.config'>> =>
  useQuery(activeGameQuery(game));
