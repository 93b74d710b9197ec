import { toNumber, type Fraction } from '../fraction.ts';
import { capPayout, type Capped } from '../payout-cap.ts';

/** A config as far as stakes and cap go. */
export interface Staked extends Capped {
  readonly minStakeMinor: number;
  readonly maxStakeMinor: number;
}

/** Payment of a win: stake × multiplier, floored and capped. Base hundredths. */
const paid = (config: Capped, { num, den }: Fraction, stakeMinor: bigint): bigint =>
  capPayout(config, (stakeMinor * num) / den);

/** Largest cost of a bet against the house, at any stake of the config: the payout, and the payout less the stake. */
export const betExposure = (config: Staked, multiplier: Fraction): { payoutMinor: bigint; lossMinor: bigint } => {
  const [min, max] = [BigInt(config.minStakeMinor), BigInt(config.maxStakeMinor)];
  const payoutMinor = paid(config, multiplier, max);
  const enough = ceil(payoutMinor * multiplier.den, multiplier.num); // a greater stake is paid no more
  const stakeMinor = enough < min ? min : enough;
  const lossMinor = paid(config, multiplier, stakeMinor) - stakeMinor;
  return { payoutMinor, lossMinor: lossMinor > 0n ? lossMinor : 0n };
};

const ceil = (a: bigint, b: bigint): bigint => (b === 0n ? 0n : (a + b - 1n) / b);

/** A bet of one stake that is either paid or lost. */
export interface RepeatedBet {
  readonly chance: Fraction; // chance of the payment
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
}

const STEPS = 80; // halvings: a double tells no more apart

/**
 * The chance that the house ever loses a bankroll to one bet that is placed again and again, at most: Lundberg's
 * inequality, exp(−r·bankroll), with r the positive root of E[exp(r·loss)] = 1. 1 for a bet that the house does not win
 * on average, 0 for one that it cannot lose.
 */
export const ruinBound = (bet: RepeatedBet, bankrollMinor: number): number => {
  const { chance, loss, stake } = numbersOf(bet);
  if (loss <= 0) return 0;
  if (chance * loss >= (1 - chance) * stake) return 1;
  let [low, high] = [0, -Math.log(chance) / loss];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (growth(bet, middle) > 0) high = middle;
    else low = middle;
  }
  return Math.exp(-low * bankrollMinor);
};

/**
 * True when `ruinBound` is above a chance, for far less: the root lies beyond every rate at which a loss still shrinks.
 */
export const isRuinAbove = (bet: RepeatedBet, bankrollMinor: number, chance: number): boolean => {
  const numbers = numbersOf(bet);
  if (numbers.loss <= 0) return false;
  if (numbers.chance * numbers.loss >= (1 - numbers.chance) * numbers.stake) return chance < 1;
  return growth(bet, -Math.log(chance) / bankrollMinor) > 0;
};

/** E[exp(rate·loss)] − 1, without losing what is small. */
const growth = (bet: RepeatedBet, rate: number): number => {
  const { chance, loss, stake } = numbersOf(bet);
  return chance * Math.expm1(rate * loss) + (1 - chance) * Math.expm1(-rate * stake);
};

const numbersOf = ({
  chance,
  stakeMinor,
  payoutMinor,
}: RepeatedBet): { chance: number; loss: number; stake: number } => ({
  chance: toNumber(chance),
  loss: Number(payoutMinor - stakeMinor),
  stake: Number(stakeMinor),
});
