import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, fraction, multiply, subtract, toNumber, type Fraction } from '../../core/fraction.ts';
import { simulationSource } from '../../core/simulation.ts';
import { MANY_DRAWS } from '../../testing/many-draws.ts';
import { coinflipDefaultConfig, type CoinflipConfig } from './coinflip.config.ts';
import { coinflipExact, coinflipPromisedRtp, coinflipRtpBounds } from './coinflip.maths.ts';
import { coinflipPayouts, drawCoinflip, outcomeOfTicket, type CoinflipStake } from './coinflip.rules.ts';

const room = (stakeMinor: bigint): CoinflipStake[] => [
  { player: 'ann', choice: { side: 'heads' }, stakeMinor },
  { player: 'bob', choice: { side: 'tails' }, stakeMinor },
];
const config = fc
  .integer({ min: 0, max: 500_000 })
  .map((commissionPpm): CoinflipConfig => ({ ...coinflipDefaultConfig, commissionPpm }));

/** Everything exact about one seat, by adding up all tickets. */
const enumerate = (
  under: CoinflipConfig,
  seat: number,
  stake: bigint,
): { rtp: Fraction; variance: Fraction; max: bigint; wins: number } => {
  const bets = room(stake);
  const tickets = 2n * stake;
  let [sum, squares, max, wins] = [0n, 0n, 0n, 0];
  for (let ticket = 1; ticket <= Number(tickets); ticket += 1) {
    const payout = coinflipPayouts(under, bets, outcomeOfTicket(bets, ticket))[seat] ?? 0n;
    sum += payout;
    squares += payout * payout;
    if (payout > max) max = payout;
    if (payout > 0n) wins += 1;
  }
  const mean = fraction(sum, tickets * stake);
  return { rtp: mean, variance: subtract(fraction(squares, tickets * stake * stake), multiply(mean, mean)), max, wins };
};

describe('exact coinflip maths', () => {
  it('is what all tickets add up to, for both seats', () => {
    fc.assert(
      fc.property(config, fc.constantFrom(0, 1), fc.bigInt({ min: 1n, max: 400n }), (under, seat, stake) => {
        const exact = coinflipExact(under, stake);
        const { rtp, variance, max, wins } = enumerate(under, seat, stake);
        expect(exact.rtp).toEqual(rtp);
        expect(exact.variance).toEqual(variance);
        expect(exact.maxWinMinor).toBe(max - stake);
        if (max > 0n) expect(exact.winProbability).toEqual(fraction(BigInt(wins), 2n * stake));
        expect(exact.houseShare).toEqual(subtract(fraction(1n), rtp));
      }),
      { numRuns: 60 },
    );
  });

  it('promises 95 % at the default commission', () => {
    expect(coinflipPromisedRtp(coinflipDefaultConfig)).toEqual(fraction(19n, 20n));
    expect(coinflipExact(coinflipDefaultConfig, 100n).rtp).toEqual(fraction(19n, 20n));
  });

  it('agrees with many simulated flips within five standard errors', () => {
    const source = simulationSource('coinflip maths');
    const bets = room(1003n);
    const draws = MANY_DRAWS;
    let paid = 0n;
    for (let n = 0; n < draws; n += 1)
      paid += coinflipPayouts(coinflipDefaultConfig, bets, drawCoinflip(source, coinflipDefaultConfig, bets))[0] ?? 0n;
    const exact = coinflipExact(coinflipDefaultConfig, 1003n);
    const error = Math.sqrt(toNumber(exact.variance) / draws);
    expect(Math.abs(Number(paid) / (draws * 1003) - toNumber(exact.rtp))).toBeLessThan(5 * error);
  });
});

describe('RTP bounds', () => {
  it('are the least and the greatest of all stakes', () => {
    const ppm = fc.oneof(fc.constantFrom(0, 50_000, 125_000, 500_000), fc.integer({ min: 0, max: 500_000 }));
    fc.assert(
      fc.property(ppm, fc.integer({ min: 1, max: 200 }), fc.nat(300), (commissionPpm, minStakeMinor, span) => {
        const under = { ...coinflipDefaultConfig, commissionPpm, minStakeMinor, maxStakeMinor: minStakeMinor + span };
        const rtps = Array.from({ length: span + 1 }, (_, n) => coinflipExact(under, BigInt(minStakeMinor + n)).rtp);
        const bounds = coinflipRtpBounds(under);
        expect(bounds.min).toEqual(rtps.reduce((a, b) => (compare(b, a) < 0 ? b : a)));
        expect(bounds.max).toEqual(rtps.reduce((a, b) => (compare(b, a) > 0 ? b : a)));
        expect(coinflipExact(under, bounds.minAtStakeMinor).rtp).toEqual(bounds.min);
      }),
    );
  });

  it('reach the promise at the default config', () => {
    const { min, minAtStakeMinor, max } = coinflipRtpBounds(coinflipDefaultConfig);
    expect(max).toEqual(coinflipPromisedRtp(coinflipDefaultConfig));
    expect([minAtStakeMinor, min]).toEqual([101n, fraction(191n, 202n)]);
  });
});
