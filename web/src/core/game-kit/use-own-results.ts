import { useEffect } from 'react';
import { ownResult, type OwnResult } from './own-results.ts';
import { recordRound } from './session-stats.store.ts';
import type { SharedRoundView } from './use-shared-round.ts';

export type { OwnResult } from './own-results.ts';

const MAX_KNOWN = 100;
const told = new Set<string>(); // rounds whose result has been told: a screen may come back while it is still shown

/** Whether a round is told for the first time. */
const tellOnce = (roundId: string): boolean => {
  if (told.has(roundId)) return false;
  told.add(roundId);
  const [oldest] = told;
  if (told.size > MAX_KNOWN && oldest !== undefined) told.delete(oldest);
  return true;
};

/**
 * Tells each result of the player's once, when its round is over, and adds it to the game's figures. A void round adds
 * nothing: nothing was played. `onResult` must keep its identity.
 */
export const useOwnResults = (
  game: string,
  { round, snapshot, mine, over }: Pick<SharedRoundView, 'round' | 'snapshot' | 'mine' | 'over'>,
  onResult: (result: OwnResult) => void,
): void => {
  useEffect(() => {
    const result = ownResult({ round, snapshot, mine, over });
    if (!result || !tellOnce(result.roundId)) return;
    if (result.kind === 'settled') {
      const bets = result.bets.map(({ bet, payoutMinor }) => ({
        won: payoutMinor > 0n,
        stakeMinor: BigInt(bet.stakeMinor),
        payoutMinor,
      }));
      recordRound(game, bets);
    }
    onResult(result);
  }, [game, round, snapshot, mine, over, onResult]);
};
