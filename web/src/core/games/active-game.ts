import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { GameId } from 'games-engine';
import type { CallAnswer } from 'server/contract';
import { callQuery } from '../connection/query.ts';

const FRESH_MS = 60_000;

/** The question how a game is played now: its active config and exact return. */
export const activeGameQuery = (game: GameId) => ({
  ...callQuery('games.config', { game }),
  staleTime: FRESH_MS,
});

/** How a game is played now. */
export const useActiveGame = (game: GameId): UseQueryResult<CallAnswer<'games.config'>> =>
  useQuery(activeGameQuery(game));
