import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, fraction, multiply, subtract, toNumber, toPercent, type Fraction } from '../../core/fraction.ts';
import { simulationSource } from '../../core/simulation.ts';
import { MANY_DRAWS } from '../../testing/many-draws.ts';
import { WHEEL_SEGMENTS, wheelConfigSchema, wheelDefaultConfig, type WheelConfig } from './wheel.config.ts';
import { wheelExact, wheelPromisedRtp, wheelRoundExact, wheelSectorRtp } from './wheel.maths.ts';
import { drawWheel, sectorOf, wheelPayouts, wheelSectors, type WheelStake } from './wheel.rules.ts';

/** Configs that the schema accepts: any table, multipliers that return at most all. */
const config = fc
  .record({
    segments: fc.array(fc.nat(3), { minLength: WHEEL_SEGMENTS, maxLength: WHEEL_SEGMENTS }),
    multipliers: fc.array(fc.integer({ min: 2, max: 32 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ segments, multipliers }): WheelConfig => {
    const table = segments.with(0, 0).with(1, 1).with(2, 2).with(3, 3);
    const most = (sector: number): number =>
      Math.floor(WHEEL_SEGMENTS / table.filter((each) => each === sector).length);
    return {
      ...wheelDefaultConfig,
      segments: table,
      multipliers: multipliers.map((multiplier, sector) => Math.min(multiplier, most(sector))),
    };
  })
  .filter((each) => wheelConfigSchema.safeParse(each).success);

const stakes = fc.array(
  fc.record({
    choice: fc.record({ sector: fc.nat(3) }),
    stakeMinor: fc.bigInt({ min: 1n, max: 1_000_000n }),
  }),
  { maxLength: 8 },
);

/** Payments of the wheel on each of its 32 segments. */
const paidOn = (under: WheelConfig, bets: readonly WheelStake[]): bigint[] =>
  Array.from({ length: WHEEL_SEGMENTS }, (_, segment) =>
    wheelPayouts(under, bets, { sector: sectorOf(under, segment), segment, source: 'chain' }).reduce(
      (total, payout) => total + payout,
      0n,
    ),
  );

const mean = (values: readonly bigint[]): Fraction =>
  fraction(
    values.reduce((total, value) => total + value, 0n),
    BigInt(values.length),
  );

describe('exact wheel maths', () => {
  it('is 93.75 % for every sector', () => {
    for (const sector of wheelSectors) expect(wheelSectorRtp(wheelDefaultConfig, sector)).toEqual(fraction(15n, 16n));
    expect(toPercent(wheelPromisedRtp(wheelDefaultConfig))).toBe('93.75');
  });

  it.each([
    [0, fraction(15n, 32n), fraction(255n, 256n), 1000n],
    [1, fraction(5n, 16n), fraction(495n, 256n), 2000n],
    [2, fraction(3n, 16n), fraction(975n, 256n), 4000n],
    [3, fraction(1n, 32n), fraction(6975n, 256n), 29_000n],
  ])('the maths of sector %i are exact', (sector, winProbability, variance, maxWinMinor) => {
    expect(wheelExact(wheelDefaultConfig, { choice: { sector }, stakeMinor: 1000n })).toMatchObject({
      winProbability,
      rtp: fraction(15n, 16n),
      houseEdge: fraction(1n, 16n),
      variance,
      maxWinMinor,
    });
  });

  it('is what all 32 segments add up to', () => {
    fc.assert(
      fc.property(config, fc.nat(3), fc.bigInt({ min: 1n, max: 500_000n }), (under, sector, stakeMinor) => {
        const bet = { choice: { sector }, stakeMinor };
        const exact = wheelExact(under, bet);
        const paid = paidOn(under, [bet]);
        const average = mean(paid);
        const squares = mean(paid.map((each) => each * each));
        const stake = fraction(1n, stakeMinor);
        const most = paid.reduce((a, b) => (b > a ? b : a));
        expect(exact.rtp).toEqual(multiply(average, stake));
        expect(exact.variance).toEqual(multiply(subtract(squares, multiply(average, average)), multiply(stake, stake)));
        expect(exact.payoutMinor).toBe(most);
        expect(exact.maxWinMinor).toBe(most - stakeMinor);
        expect(exact.winProbability).toEqual(fraction(BigInt(paid.filter((each) => each > 0n).length), 32n));
        expect(add(exact.rtp, exact.houseEdge)).toEqual(fraction(1n));
      }),
    );
  });

  it('the maths of a round equal what all 32 segments pay to all of its bets', () => {
    fc.assert(
      fc.property(config, stakes, (under, bets) => {
        const exact = wheelRoundExact(under, bets);
        const paid = paidOn(under, bets);
        const most = paid.reduce((a, b) => (b > a ? b : a));
        expect(exact.expectedMinor).toEqual(mean(paid));
        expect(add(exact.houseMinor, exact.expectedMinor)).toEqual(fraction(exact.stakesMinor));
        expect(exact.maxLossMinor).toBe(most > exact.stakesMinor ? most - exact.stakesMinor : 0n);
      }),
    );
  });

  it('keeps 6.25 % of all stakes for the house, whatever they are on', () => {
    fc.assert(
      fc.property(stakes, (bets) => {
        const { houseShare } = wheelRoundExact(wheelDefaultConfig, bets);
        expect(houseShare).toEqual(bets.length === 0 ? fraction(0n) : fraction(1n, 16n));
      }),
    );
  });

  it('promises no more than the sector that returns least', () => {
    const uneven = { ...wheelDefaultConfig, multipliers: [2, 3, 4, 30] };
    expect(wheelPromisedRtp(uneven)).toEqual(fraction(24n, 32n));
    fc.assert(
      fc.property(config, fc.nat(3), (under, sector) => {
        const promised = wheelPromisedRtp(under);
        const rtp = wheelSectorRtp(under, sector);
        expect(promised.num * rtp.den).toBeLessThanOrEqual(rtp.num * promised.den);
      }),
    );
  });

  it.each(wheelSectors)(
    'the maths of sector %i agree with many simulated rounds within five standard errors',
    (sector) => {
      const source = simulationSource(`wheel ${sector}`);
      const draws = 2 * MANY_DRAWS;
      const bet = { choice: { sector }, stakeMinor: 100n };
      let paid = 0n;
      for (let n = 0; n < draws; n += 1) {
        paid += wheelPayouts(wheelDefaultConfig, [bet], drawWheel(source, wheelDefaultConfig))[0] ?? 0n;
      }
      const exact = wheelExact(wheelDefaultConfig, bet);
      const error = Math.sqrt(toNumber(exact.variance) / draws);
      expect(Math.abs(Number(paid) / (draws * 100) - toNumber(exact.rtp))).toBeLessThan(5 * error);
    },
  );
});
