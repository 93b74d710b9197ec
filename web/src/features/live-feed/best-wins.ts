import type { LiveBet } from 'server/contract';
import { useCallQuery } from '../../core/connection/query.ts';

const FRESH_MS = 30_000;

/** Today's best win of each own game, the largest first; undefined while it is not known. */
export const useBestWins = (): readonly LiveBet[] | undefined =>
  useCallQuery('liveFeed.getBestWins', {}, { staleTime: FRESH_MS, refetchInterval: FRESH_MS }).data?.wins;
