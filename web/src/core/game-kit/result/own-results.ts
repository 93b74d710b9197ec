import type { PublicBet } from '../round/crowd.ts';
import type { OwnBet, RoundEnd, SharedRoundView } from '../round/use-shared-round.ts';
import { useEffect } from 'react';
import { recordRound } from '../stats/session-stats.ts';

/** Result of one own bet. `payoutMinor`: base hundredths. */
export interface PaidBet {
  bet: PublicBet;
  payoutMinor: bigint;
}

/** Result of a shared round for one player. Amounts are base hundredths; a void round returns the stakes. */
export interface OwnResult {
  roundId: string;
  kind: 'settled' | 'voided';
  stakeMinor: bigint;
  payoutMinor: bigint;
  bets: readonly PaidBet[];
}

const payoutOf = (bet: OwnBet, over: RoundEnd, payouts: readonly string[] | null): bigint =>
  over === 'voided' ? BigInt(bet.stakeMinor) : BigInt(payouts?.[bet.index] ?? '0');

/** The player's result of a round that is over; undefined before that, and for who had no bet in it. */
export const ownResult = ({
  round,
  snapshot,
  mine,
  over,
}: Pick<SharedRoundView, 'round' | 'snapshot' | 'mine' | 'over'>): OwnResult | undefined => {
  if (!over || !round || !snapshot || mine.length === 0) return undefined;
  const bets = mine.map((bet) => ({ bet, payoutMinor: payoutOf(bet, over, snapshot.context.payoutsMinor) }));
  return {
    roundId: round.roundId,
    kind: over,
    stakeMinor: mine.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n),
    payoutMinor: bets.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n),
    bets,
  };
};

/** The bet of a settled round that paid the player most: the one to share. */
export const bestBetId = (result: OwnResult | undefined): string | undefined =>
  result?.kind === 'settled'
    ? result.bets.toSorted((one, other) => Number(other.payoutMinor - one.payoutMinor))[0]?.bet.betId
    : undefined;

const MAX_KNOWN = 100;
const announced = new Set<string>(); // rounds whose result has been told: a screen may come back while it is still shown

/** True when a round is announced for the first time. */
const tellOnce = (roundId: string): boolean => {
  if (announced.has(roundId)) return false;
  announced.add(roundId);
  const [oldest] = announced;
  if (announced.size > MAX_KNOWN && oldest !== undefined) announced.delete(oldest);
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
