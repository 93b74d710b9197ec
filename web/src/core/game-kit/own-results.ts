import type { OwnBet, PublicBet, RoundEnd, SharedRoundView } from './use-shared-round.ts';

/** What became of one own bet. `payoutMinor`: base hundredths. */
export interface PaidBet {
  bet: PublicBet;
  payoutMinor: bigint;
}

/** What a shared round came to for one player. Amounts are base hundredths; a void round returns the stakes. */
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
