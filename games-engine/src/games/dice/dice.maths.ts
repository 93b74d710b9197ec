import { worstStake } from '../../core/fraction.ts';
import { compare, fraction, subtract, type Fraction } from '../../core/fraction.ts';
import { maxUncapped } from '../../core/payout-cap.ts';
import type { DiceConfig } from './dice.config.ts';
import { diceMultiplier, isSideOpen, ROLLS, winningRolls, winPayout, type DiceChoice } from './dice.rules.ts';

/** Everything exact about one bet: shares of the stake as fractions, amounts in base hundredths. */
export interface DiceExact {
  winProbability: Fraction;
  multiplier: Fraction; // multiplier promised by the rules, before floor and cap
  payoutMinor: bigint; // actual payout of a win, after both
  rtp: Fraction; // expected return / stake
  houseEdge: Fraction; // 1 − rtp
  variance: Fraction; // variance of the return, in stakes²
  maxWinMinor: bigint; // payout − stake
}

/** Exact maths of one bet, floor and cap of the payout included. */
export const diceExact = (config: DiceConfig, choice: DiceChoice, stakeMinor: bigint): DiceExact => {
  const wins = BigInt(winningRolls(choice));
  const rolls = BigInt(ROLLS);
  const payoutMinor = winPayout(config, stakeMinor, choice);
  const rtp = fraction(wins * payoutMinor, rolls * stakeMinor);
  return {
    winProbability: fraction(wins, rolls),
    multiplier: diceMultiplier(config, choice),
    payoutMinor,
    rtp,
    houseEdge: subtract(fraction(1n), rtp),
    // p·m² − (p·m)² with p = wins/rolls and m = payout/stake
    variance: fraction(wins * (rolls - wins) * payoutMinor * payoutMinor, rolls * rolls * stakeMinor * stakeMinor),
    maxWinMinor: payoutMinor - stakeMinor,
  };
};

/** Every choice a config lets a player make. */
export const diceChoices = function* (config: DiceConfig): Generator<DiceChoice> {
  for (let percentBp = config.minPercentBp; percentBp <= config.maxPercentBp; percentBp += 1) {
    for (const side of ['less', 'more'] as const) {
      const choice = { percentBp, side };
      if (isSideOpen(config, choice)) yield choice;
    }
  }
};

/** The least and the greatest RTP of a choice over every stake the config allows. */
export interface RtpBounds {
  min: Fraction;
  minAtStakeMinor: bigint;
  max: Fraction;
}

/**
 * Bounds of the RTP over all stakes. With multiplier a/b in lowest terms a stake s loses (s·a mod b)/b hundredths to the
 * floor: nothing when b divides s, and never a whole one, so beyond 1/loss stakes nothing can be worse. Once the cap binds
 * a greater stake returns a smaller share, so the greatest stake is the other one that can be worst.
 */
export const diceRtpBounds = (config: DiceConfig, choice: DiceChoice): RtpBounds => {
  const multiplier = diceMultiplier(config, choice);
  const [first, max] = [BigInt(config.minStakeMinor), BigInt(config.maxStakeMinor)];
  const last = lastUncapped(config, multiplier);
  const floored = worstStake(multiplier, first, last);
  const even = ((first + multiplier.den - 1n) / multiplier.den) * multiplier.den; // the least stake that loses nothing
  const best = even <= last ? even : bestStake(multiplier, first, last);
  const wins = BigInt(winningRolls(choice));
  const rtpAt = (stake: bigint): Fraction => fraction(wins * winPayout(config, stake, choice), BigInt(ROLLS) * stake);
  const worst = compare(rtpAt(max), rtpAt(floored)) < 0 ? max : floored;
  return { min: rtpAt(worst), minAtStakeMinor: worst, max: rtpAt(best) };
};

/** The greatest stake that the cap leaves alone; the least stake where it leaves none alone. */
const lastUncapped = (config: DiceConfig, multiplier: Fraction): bigint => {
  const [first, max] = [BigInt(config.minStakeMinor), BigInt(config.maxStakeMinor)];
  const uncapped = maxUncapped(config, multiplier) ?? max;
  return uncapped < first ? first : uncapped > max ? max : uncapped;
};

/** The stake that loses the least share of itself, where each loses something: there are fewer than den to look at. */
const bestStake = ({ num, den }: Fraction, first: bigint, last: bigint): bigint => {
  let best = first;
  for (let stake = first + 1n; stake <= last; stake += 1n) {
    if (((stake * num) % den) * best < ((best * num) % den) * stake) best = stake;
  }
  return best;
};

/** The RTP that dice promises at every percent, before the floor: 1 − edge. */
export const dicePromisedRtp = (config: DiceConfig): Fraction =>
  fraction(BigInt(1_000_000 - config.houseEdgePpm), 1_000_000n);
