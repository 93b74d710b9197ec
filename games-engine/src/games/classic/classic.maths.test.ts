import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, fraction, multiply, subtract, toNumber, type Fraction } from '../../core/fraction.ts';
import { simulationSource } from '../../core/simulation.ts';
import { MANY_DRAWS } from '../../testing/many-draws.ts';
import { classicDefaultConfig, type ClassicConfig } from './classic.config.ts';
import { classicExact, classicPromisedRtp, classicRtpBounds } from './classic.maths.ts';
import { classicPayouts, classicPot, classicWinPayout, drawClassic } from './classic.rules.ts';
import { betBy } from './testing/round.ts';

const commission = fc.oneof(fc.constantFrom(0, 50_000, 125_000, 500_000), fc.integer({ min: 0, max: 500_000 }));
const config = commission.map((commissionPpm): ClassicConfig => ({ ...classicDefaultConfig, commissionPpm }));
const round = fc.array(fc.tuple(fc.constantFrom('ann', 'bob', 'eve'), fc.bigInt({ min: 1n, max: 60n })), {
  minLength: 1,
  maxLength: 8,
});
type Round = readonly (readonly [string, bigint])[];
const betsOf = (list: Round) => list.map(([player, stakeMinor]) => ({ player, stakeMinor }));

/** Mean and variance of a player's payout, by adding up all tickets. */
const enumerate = (under: ClassicConfig, list: Round, player: string): { expected: Fraction; variance: Fraction } => {
  const bets = betsOf(list);
  const pot = classicPot(bets);
  let [sum, squares] = [0n, 0n];
  for (let ticket = 1; ticket <= Number(pot); ticket += 1) {
    const payouts = classicPayouts(under, bets, { ticket });
    const got = bets.reduce((total, bet, n) => (bet.player === player ? total + (payouts[n] ?? 0n) : total), 0n);
    sum += got;
    squares += got * got;
  }
  const expected = fraction(sum, pot);
  return { expected, variance: subtract(fraction(squares, pot), multiply(expected, expected)) };
};

describe('exact classic maths', () => {
  it('is what all tickets add up to, for every player', () => {
    fc.assert(
      fc.property(config, round, (under, list) => {
        const exact = classicExact(under, betsOf(list));
        for (const each of exact.players) {
          const { expected, variance } = enumerate(under, list, each.player);
          const stake = fraction(each.stakeMinor);
          expect(each.expectedMinor).toEqual(expected);
          expect(multiply(each.rtp, stake)).toEqual(expected);
          expect(multiply(each.variance, multiply(stake, stake))).toEqual(variance);
          expect(each.maxWinMinor).toBe(exact.payoutMinor - each.stakeMinor);
        }
        const chances = exact.players.reduce((sum, { winProbability }) => add(sum, winProbability), fraction(0n));
        expect(chances).toEqual(fraction(1n));
      }),
      { numRuns: 150 },
    );
  });

  it('leaves the house exactly its commission, and less than a hundredth of the floor', () => {
    fc.assert(
      fc.property(config, round, (under, list) => {
        const pot = classicPot(betsOf(list));
        const { houseMinor, houseShare, payoutMinor } = classicExact(under, betsOf(list));
        expect(houseMinor + payoutMinor).toBe(pot);
        const floor = subtract(fraction(houseMinor), fraction(pot * BigInt(under.commissionPpm), 1_000_000n));
        expect(compare(floor, fraction(0n)) >= 0 && compare(floor, fraction(1n)) < 0).toBe(true);
        expect(houseShare).toEqual(fraction(houseMinor, pot));
      }),
    );
  });

  it('gives chances by stake and the same RTP to everyone', () => {
    const bets = betsOf([
      ['ann', 100n],
      ['bob', 300n],
      ['ann', 100n],
    ]);
    const [ann, bob] = classicExact(classicDefaultConfig, bets).players;
    expect(ann).toEqual({
      player: 'ann',
      stakeMinor: 200n,
      winProbability: fraction(2n, 5n),
      expectedMinor: fraction(190n),
      rtp: fraction(19n, 20n),
      variance: fraction(300n * 475n * 475n, 500n * 500n * 200n),
      maxWinMinor: 275n,
    });
    expect(bob).toMatchObject({ winProbability: fraction(3n, 5n), rtp: fraction(19n, 20n), maxWinMinor: 175n });
  });

  it('says that who holds nearly all tickets cannot win', () => {
    const bets = betsOf([
      ['ann', 99_000n],
      ['bob', 1000n],
    ]);
    expect(classicExact(classicDefaultConfig, bets).players[0]?.maxWinMinor).toBe(-4000n);
  });

  it('promises 95 % at the default commission', () => {
    expect(classicPromisedRtp(classicDefaultConfig)).toEqual(fraction(19n, 20n));
  });

  it('agrees with many simulated rounds within five standard errors', () => {
    const source = simulationSource('classic maths');
    const bets = [betBy('ann', { stakeMinor: 1003n }), betBy('bob', { stakeMinor: 4321n })];
    const draws = MANY_DRAWS;
    let paid = 0n;
    for (let n = 0; n < draws; n += 1)
      paid += classicPayouts(classicDefaultConfig, bets, drawClassic(source, classicDefaultConfig, bets))[0] ?? 0n;
    const [ann] = classicExact(classicDefaultConfig, bets).players;
    if (!ann) throw new Error('nobody staked');
    const error = Math.sqrt(toNumber(ann.variance) / draws);
    expect(Math.abs(Number(paid) / (draws * 1003) - toNumber(ann.rtp))).toBeLessThan(5 * error);
  });
});

describe('RTP bounds of classic', () => {
  const rtpAt = (under: ClassicConfig, pot: bigint): Fraction => fraction(classicWinPayout(under, pot), pot);

  it('are the least of all pots, and the promise', () => {
    fc.assert(
      fc.property(commission, fc.integer({ min: 1, max: 120 }), (commissionPpm, minStakeMinor) => {
        const under = { ...classicDefaultConfig, commissionPpm, minStakeMinor };
        const bounds = classicRtpBounds(under);
        const pots = Array.from({ length: 3000 }, (_, n) => BigInt(2 * minStakeMinor + n));
        const min = pots.map((pot) => rtpAt(under, pot)).reduce((a, b) => (compare(b, a) < 0 ? b : a));
        expect(bounds.min).toEqual(min);
        expect(rtpAt(under, bounds.minAtPotMinor)).toEqual(min);
        expect(bounds.max).toEqual(classicPromisedRtp(under));
      }),
      { numRuns: 60 },
    );
  });

  it('are 94.52 % to 95 % at the default config', () => {
    const { min, minAtPotMinor, max } = classicRtpBounds(classicDefaultConfig);
    expect([minAtPotMinor, min]).toEqual([201n, fraction(190n, 201n)]);
    expect(max).toEqual(fraction(19n, 20n));
  });
});
