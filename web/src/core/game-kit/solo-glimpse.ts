import type { LiveBet, RoundSummary } from 'server/contract';
import { useFreshCall } from './use-glimpse.ts';

/** The last finished round of a solo game, by any player. */
export const useLastRound = (game: string): RoundSummary | undefined =>
  useFreshCall(
    'games.history',
    { game, limit: 1 },
    'liveFeed',
    ({ type, payload }) => type === 'all' && (payload as LiveBet).game === game,
  )?.rounds[0];
