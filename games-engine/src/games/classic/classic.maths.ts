import { fraction, subtract, type Fraction } from '../../core/fraction.ts';
import type { ClassicConfig } from './classic.config.ts';
import { classicPot, classicWinPayout, type ClassicStake } from './classic.rules.ts';

/** Everything exact about one player in a given round: shares of the stake as fractions, amounts in base hundredths. */
export interface ClassicPlayerExact {
  player: string;
  stakeMinor: bigint; // all stakes of the player
  winProbability: Fraction; // tickets of the player / all tickets
  expectedMinor: Fraction; // expected return
  rtp: Fraction; // expected return / stake: the same for every player of a round
  variance: Fraction; // variance of the return, in stakes²
  maxWinMinor: bigint; // payout − stake; below zero where one player holds nearly all tickets
}

/** Everything exact about a round given its bets, the floor of the payout included. */
export interface ClassicExact {
  players: readonly ClassicPlayerExact[]; // in the order of their first bets
  payoutMinor: bigint; // payment of the winner, the same for each of them
  houseMinor: bigint; // the house's share, whatever is drawn
  houseShare: Fraction; // the same as a share of the pot
}

/** Exact maths of a round with at least one bet: every hundredth of the pot is one ticket, all equally likely. */
export const classicExact = (
  config: ClassicConfig,
  bets: readonly (ClassicStake & { readonly player: string })[],
): ClassicExact => {
  const potMinor = classicPot(bets);
  const payoutMinor = classicWinPayout(config, potMinor);
  const stakes = new Map<string, bigint>();
  for (const { player, stakeMinor } of bets) stakes.set(player, (stakes.get(player) ?? 0n) + BigInt(stakeMinor));
  return {
    players: [...stakes].map(([player, stakeMinor]) => playerExact(player, stakeMinor, potMinor, payoutMinor)),
    payoutMinor,
    houseMinor: potMinor - payoutMinor,
    houseShare: fraction(potMinor - payoutMinor, potMinor),
  };
};

/** With p = stake/pot a win pays the same to each, so the return is p·payout and rtp = payout/pot for everyone. */
const playerExact = (
  player: string,
  stakeMinor: bigint,
  potMinor: bigint,
  payoutMinor: bigint,
): ClassicPlayerExact => ({
  player,
  stakeMinor,
  winProbability: fraction(stakeMinor, potMinor),
  expectedMinor: fraction(stakeMinor * payoutMinor, potMinor),
  rtp: fraction(payoutMinor, potMinor),
  // p·m² − (p·m)² with p = stake/pot and m = payout/stake
  variance: fraction((potMinor - stakeMinor) * payoutMinor * payoutMinor, potMinor * potMinor * stakeMinor),
  maxWinMinor: payoutMinor - stakeMinor,
});

/** The RTP that classic promises to every player in every round, before the floor: 1 − commission. */
export const classicPromisedRtp = (config: ClassicConfig): Fraction =>
  fraction(BigInt(1_000_000 - config.commissionPpm), 1_000_000n);

/** The least and the greatest RTP over every pot that can be played for. Pots in base hundredths. */
export interface ClassicRtpBounds {
  min: Fraction;
  minAtPotMinor: bigint;
  max: Fraction;
}

/**
 * Bounds of the RTP over all pots, from two least stakes up. With a promise of a/b in lowest terms a pot p loses
 * (p·a mod b)/b hundredths to the floor: nothing when b divides p, and never a whole one, so beyond 1/loss pots nothing
 * can be worse.
 */
export const classicRtpBounds = (config: ClassicConfig): ClassicRtpBounds => {
  const max = classicPromisedRtp(config); // pots have no upper end, so b divides one of them
  const { num, den } = max;
  let minAtPotMinor = 2n * BigInt(config.minStakeMinor);
  let lost = (minAtPotMinor * num) % den; // in parts of den
  if (den > 1n) {
    for (let pot = minAtPotMinor + 1n; lost * pot < den * minAtPotMinor; pot += 1n) {
      const loses = (pot * num) % den;
      if (loses * minAtPotMinor > lost * pot) [minAtPotMinor, lost] = [pot, loses];
    }
  }
  const min = subtract(max, fraction(lost, den * minAtPotMinor));
  return { min, minAtPotMinor, max };
};
