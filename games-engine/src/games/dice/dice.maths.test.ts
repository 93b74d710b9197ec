import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, fraction, multiply, subtract, toNumber, type Fraction } from '../../core/fraction.ts';
import { simulationSource } from '../../core/simulation.ts';
import { MANY_DRAWS } from '../../testing/many-draws.ts';
import { diceDefaultConfig, type DiceConfig } from './dice.config.ts';
import { diceChoices, diceExact, dicePromisedRtp, diceRtpBounds } from './dice.maths.ts';
import { dicePayout, drawDice, ROLLS, winPayout, type DiceChoice } from './dice.rules.ts';

const choice = fc.record({
  percentBp: fc.integer({ min: 1, max: 9999 }),
  side: fc.constantFrom('less' as const, 'more' as const),
});
const config = fc
  .record({ houseEdgePpm: fc.integer({ min: 0, max: 500_000 }), betMinor: fc.integer({ min: 1, max: 5000 }) })
  .map(({ houseEdgePpm, betMinor }): DiceConfig => {
    const payoutCap = { betMinor, roundMinor: betMinor };
    return { ...diceDefaultConfig, houseEdgePpm, payoutCap };
  });

/** Everything exact, by adding up all 10,000 rolls. */
const enumerate = (
  under: DiceConfig,
  each: DiceChoice,
  stake: bigint,
): { rtp: Fraction; variance: Fraction; max: bigint; wins: number } => {
  let [sum, squares, max, wins] = [0n, 0n, 0n, 0];
  for (let roll = 0; roll < ROLLS; roll += 1) {
    const payout = dicePayout(under, stake, each, { roll });
    sum += payout;
    squares += payout * payout;
    if (payout > max) max = payout;
    if (payout > 0n) wins += 1;
  }
  const rolls = BigInt(ROLLS);
  const mean = fraction(sum, rolls * stake);
  return { rtp: mean, variance: subtract(fraction(squares, rolls * stake * stake), multiply(mean, mean)), max, wins };
};

describe('exact dice maths', () => {
  it('is what all 10,000 rolls add up to', () => {
    fc.assert(
      fc.property(config, choice, fc.bigInt({ min: 10n, max: 10_000_000n }), (under, each, stake) => {
        const exact = diceExact(under, each, stake);
        const { rtp, variance, max, wins } = enumerate(under, each, stake);
        expect(exact.rtp).toEqual(rtp);
        expect(exact.variance).toEqual(variance);
        expect(exact.maxWinMinor).toBe(max - stake);
        expect(exact.winProbability).toEqual(fraction(BigInt(wins), BigInt(ROLLS)));
        expect(exact.houseEdge).toEqual(subtract(fraction(1n), rtp));
      }),
      { numRuns: 60 },
    );
  });

  it('lists every choice that is open, once', () => {
    const choices = [...diceChoices(diceDefaultConfig)];
    expect(choices.length).toBe(2 * 9401); // 100 … 9500 for less, 500 … 9900 for more
    expect(new Set(choices.map(({ percentBp, side }) => `${side} ${percentBp}`)).size).toBe(choices.length);
  });

  it('promises 95 % at the default edge', () => {
    expect(dicePromisedRtp(diceDefaultConfig)).toEqual(fraction(19n, 20n));
  });

  it('agrees with many simulated rounds within five standard errors', () => {
    const each: DiceChoice = { percentBp: 3333, side: 'less' };
    const source = simulationSource('maths');
    const draws = 10 * MANY_DRAWS;
    let paid = 0n;
    for (let n = 0; n < draws; n += 1) paid += dicePayout(diceDefaultConfig, 1000n, each, drawDice(source));
    const exact = diceExact(diceDefaultConfig, each, 1000n);
    const error = Math.sqrt(toNumber(exact.variance) / draws);
    expect(Math.abs(Number(paid) / (draws * 1000) - toNumber(exact.rtp))).toBeLessThan(5 * error);
  });
});

describe('RTP bounds', () => {
  const rtpAt = (under: DiceConfig, each: DiceChoice, stake: bigint): Fraction => diceExact(under, each, stake).rtp;

  it('are the least and the greatest of all stakes', () => {
    fc.assert(
      fc.property(config, choice, fc.integer({ min: 1, max: 200 }), fc.nat(300), (edge, each, minStakeMinor, span) => {
        const under = { ...edge, minStakeMinor, maxStakeMinor: minStakeMinor + span };
        const rtps = Array.from({ length: span + 1 }, (_, n) => rtpAt(under, each, BigInt(minStakeMinor + n)));
        const bounds = diceRtpBounds(under, each);
        expect(bounds.min).toEqual(rtps.reduce((a, b) => (compare(b, a) < 0 ? b : a)));
        expect(bounds.max).toEqual(rtps.reduce((a, b) => (compare(b, a) > 0 ? b : a)));
        expect(rtpAt(under, each, bounds.minAtStakeMinor)).toEqual(bounds.min);
      }),
    );
  });

  it('reach the promise where some stake is paid in full', () => {
    for (const percentBp of [100, 4750, 5000, 9500]) {
      const { max, min } = diceRtpBounds(diceDefaultConfig, { percentBp, side: 'less' });
      expect(max).toEqual(dicePromisedRtp(diceDefaultConfig));
      expect(compare(min, max)).toBeLessThanOrEqual(0);
    }
  });

  it('cost no search where every stake is paid in full', () => {
    const { minAtStakeMinor } = diceRtpBounds(diceDefaultConfig, { percentBp: 4750, side: 'less' });
    expect(minAtStakeMinor).toBe(10n);
    expect(winPayout(diceDefaultConfig, 11n, { percentBp: 4750, side: 'less' })).toBe(22n);
  });
});
