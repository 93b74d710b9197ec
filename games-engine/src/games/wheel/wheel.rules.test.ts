import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../core/fairness.vectors.json';
import { fraction, toPercent } from '../../core/fraction.ts';
import { FairStream } from '../../core/stream.ts';
import { simulationSource } from '../../core/simulation.ts';
import { chiSquare } from '../../core/statistics/chi-square.ts';
import { MANY_DRAWS } from '../../testing/many-draws.ts';
import { WHEEL_SEGMENTS, wheelConfigSchema, wheelDefaultConfig as config } from './wheel.config.ts';
import {
  WHEEL_CHANCE_PLACES,
  drawWheel,
  isWheelOutcome,
  sectorOf,
  segmentsOf,
  wheelBetRefusal,
  wheelDrawnElsewhere,
  wheelErrorNumbers,
  wheelErrors,
  wheelOutcomeOfSigned,
  wheelOutcomeSchema,
  wheelPayouts,
  wheelSectors,
  type WheelOutcome,
} from './wheel.rules.ts';
import { segmentOfSigned, SignedDrawError } from './wheel.signed.ts';

const outcomeAt = (segment: number): WheelOutcome => ({ sector: sectorOf(config, segment), segment, source: 'chain' });
const bet = (sector: number, stakeMinor: bigint) => ({ choice: { sector }, currencyId: 2, stakeMinor });

describe('the table of the wheel', () => {
  it('has fifteen x2, ten x3, six x5 and one x30', () => {
    expect(wheelSectors.map((sector) => segmentsOf(config, sector))).toEqual([15, 10, 6, 1]);
    expect(config.multipliers).toEqual([2, 3, 5, 30]);
  });

  it('has no two alike side by side, also where its ends meet', () => {
    const { segments } = config;
    expect(segments.filter((sector, n) => sector === segments[(n + 1) % segments.length])).toEqual([]);
  });

  it('spreads the x5 and the gold: none is nearer to another than four segments', () => {
    const rare = config.segments.flatMap((sector, segment) => (sector > 1 ? [segment] : []));
    const gaps = rare.map((segment, n) => ((rare[n + 1] ?? (rare[0] ?? 0) + WHEEL_SEGMENTS) as number) - segment);
    expect(Math.min(...gaps)).toBe(4);
  });

  it('has no segment beyond its 32', () => {
    for (const segment of [-1, 32, 0.5]) expect(() => sectorOf(config, segment)).toThrow(RangeError);
  });
});

describe('a config of the wheel', () => {
  const issues = (change: object): string[] =>
    (wheelConfigSchema.safeParse({ ...config, ...change }).error?.issues ?? []).map(({ message }) => message);

  it('is accepted as it is delivered', () => {
    expect(wheelConfigSchema.parse(config)).toEqual(config);
  });

  it('cannot have a sector that never wins', () => {
    const segments = config.segments.map((sector) => (sector === 3 ? 0 : sector));
    expect(issues({ segments })).toEqual(['sector 3 has no segment: it could be bet on and never win']);
  });

  it('cannot return more than it takes', () => {
    expect(issues({ multipliers: [2, 3, 6, 30] })).toEqual([
      'sector 2 returns more than it takes: 6 of 32 segments pay 6 times',
    ]);
    expect(issues({ multipliers: [2, 3, 5, 32] })).toEqual([]); // returns all, keeps nothing
  });

  it.each([
    ['a segment too few', { segments: config.segments.slice(1) }],
    ['a fifth sector', { segments: config.segments.with(0, 4) }],
    ['half a multiplier', { multipliers: [2, 3, 4.5, 30] }],
    ['a member of another game', { houseEdgePpm: 5 }],
  ])('cannot have %s', (_, change) => {
    expect(issues(change).length).toBeGreaterThan(0);
  });
});

describe('the rules of the wheel', () => {
  it.each(vectors.wheel)('draw segment $segment in round $round', ({ roundSeed, entropy, round, segment }) => {
    const stream = new FairStream({ serverSeed: roundSeed, clientSeed: entropy, nonce: round });
    expect(drawWheel(stream, config)).toEqual(outcomeAt(segment));
  });

  it.each<[number, bigint[]]>([
    [1, [200n, 0n, 0n, 0n, 22n]],
    [2, [0n, 300n, 0n, 0n, 0n]],
    [4, [0n, 0n, 500n, 0n, 0n]],
    [0, [0n, 0n, 0n, 15_000_000n, 0n]],
  ])('pay at segment %i %s', (segment, payouts) => {
    const bets = [bet(0, 100n), bet(1, 100n), bet(2, 100n), bet(3, 500_000n), bet(0, 11n)];
    expect(wheelPayouts(config, bets, outcomeAt(segment))).toEqual(payouts);
  });

  it('pay every bet on the sector its multiplier up to the cap, and no other bet anything', () => {
    const capped = (payout: bigint): bigint => (payout < 1_000_000_000n ? payout : 1_000_000_000n);
    const bets = fc.array(fc.record({ sector: fc.nat(3), stake: fc.bigInt({ min: 1n, max: 10n ** 12n }) }));
    fc.assert(
      fc.property(bets, fc.nat(31), (placed, segment) => {
        const outcome = outcomeAt(segment);
        const payouts = wheelPayouts(
          config,
          placed.map(({ sector, stake }) => bet(sector, stake)),
          outcome,
        );
        expect(payouts).toEqual(
          placed.map(({ sector, stake }) =>
            sector === outcome.sector ? capped(stake * BigInt(config.multipliers[sector] ?? 0)) : 0n,
          ),
        );
      }),
    );
  });

  it.each<[string, number | undefined, number, bigint, object, string | undefined]>([
    ['accept the least stake', undefined, 0, 10n, {}, undefined],
    ['refuse less than it', undefined, 0, 9n, {}, 'MIN_BET'],
    ['accept the greatest stake', undefined, 3, 500_000n, {}, undefined],
    ['refuse more than it', undefined, 3, 500_001n, {}, 'MAX_BET'],
    ['refuse a fifth sector', undefined, 4, 10n, {}, 'SECTOR_NOT_FOUND'],
    ['refuse a sector below the first', undefined, -1, 10n, {}, 'SECTOR_NOT_FOUND'],
    ['refuse a sector between two', undefined, 0.5, 10n, {}, 'SECTOR_NOT_FOUND'],
    ['accept the currency of the first bet', 2, 0, 10n, {}, undefined],
    ['refuse another currency in one round', 3, 0, 10n, {}, 'CURRENCY_ERROR'],
    ['refuse the sector before the stake', undefined, 9, 0n, {}, 'SECTOR_NOT_FOUND'],
    ['refuse everything while the game is off', undefined, 0, 10n, { enabled: false }, 'WAIT_CANCEL_ROUND'],
  ])('%s', (_, staked, sector, stake, change, code) => {
    expect(wheelBetRefusal({ ...config, ...change }, staked, bet(sector, stake), 0n)).toBe(code);
  });

  it('refuse USDIC', () => {
    expect(wheelBetRefusal(config, undefined, { ...bet(0, 10n), currencyId: 7 }, 0n)).toBe('CURRENCY_ERROR');
  });

  it('have a meaning for every named code that has a number', () => {
    expect(Object.keys(wheelErrorNumbers).filter((code) => !(code in wheelErrors))).toEqual([]);
    expect(Object.values(wheelErrorNumbers)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

/** An answer of random.org, changed. */
const signed = (change: object = {}): string =>
  JSON.stringify({
    method: 'generateSignedIntegers',
    hashedApiKey: 'a2V5',
    n: 1,
    min: 0,
    max: 31,
    replacement: true,
    base: 10,
    data: [20],
    userData: { roundId: 'round' },
    serialNumber: 7,
    ...change,
  });

describe('a draw that random.org signed', () => {
  const answer = { random: signed(), signature: 'c2lnbmF0dXJl' };

  it('becomes an outcome that carries its text', () => {
    const outcome = wheelOutcomeOfSigned(config, answer);
    expect(outcome).toEqual({ ...answer, sector: 1, segment: 20, source: 'random.org' });
    expect(Object.keys(outcome)).toEqual(Object.keys(outcome).toSorted());
    expect(wheelOutcomeSchema.parse(outcome)).toEqual(outcome);
  });

  it('is found again in its outcome, whatever segment the outcome says', () => {
    const outcome = wheelOutcomeOfSigned(config, answer);
    expect(wheelDrawnElsewhere(config, outcome)).toEqual(outcome);
    expect(wheelDrawnElsewhere(config, { ...outcome, segment: 0, sector: 3 })).toEqual(outcome);
    expect(wheelDrawnElsewhere(config, outcomeAt(3))).toBeUndefined();
  });

  it.each([
    ['no JSON', 'segment 20'],
    ['an array', '[20]'],
    ['null', 'null'],
    ['another method', signed({ method: 'generateSignedStrings' })],
    ['a smaller range', signed({ max: 15 })],
    ['a greater range', signed({ max: 32 })],
    ['a range from 1', signed({ min: 1 })],
    ['two numbers', signed({ n: 2, data: [20, 3] })],
    ['two numbers where one was asked for', signed({ data: [20, 3] })],
    ['no number', signed({ data: [] })],
    ['no data', signed({ data: 20 })],
    ['a number beyond the range', signed({ data: [32] })],
    ['a number below the range', signed({ data: [-1] })],
    ['half a number', signed({ data: [0.5] })],
    ['a number as text', signed({ data: ['20'] })],
  ])('is refused with %s', (_, random) => {
    expect(() => segmentOfSigned(random)).toThrow(SignedDrawError);
  });

  it('says what is wrong', () => {
    expect(() => segmentOfSigned(signed({ max: 15 }))).toThrow(
      "random.org's data is not of one draw of the wheel: max is 15 instead of 31",
    );
  });
});

describe('many draws', () => {
  const DRAWS = MANY_DRAWS;
  const even = Array.from({ length: WHEEL_SEGMENTS }, () => DRAWS / WHEEL_SEGMENTS);
  const count = (draw: (n: number) => number): number[] => {
    const counts = even.map(() => 0);
    for (let n = 0; n < DRAWS; n += 1) {
      const segment = draw(n);
      counts[segment] = (counts[segment] ?? 0) + 1;
    }
    return counts;
  };

  it('draws of the fairness stream are spread evenly', () => {
    const serverSeed = '9a9bce714b9b880e65382b28caea7810c37f765907888aabc30205370cf3a08a';
    const stream = (nonce: number): FairStream => new FairStream({ serverSeed, clientSeed: 'even', nonce });
    expect(
      chiSquare(
        count((n) => drawWheel(stream(n), config).segment),
        even,
      ).p,
    ).toBeGreaterThan(0.001);
  });

  it('draws of the simulation are spread evenly, and those that leave a segment out are not', () => {
    const source = simulationSource('even');
    expect(
      chiSquare(
        count(() => drawWheel(source, config).segment),
        even,
      ).p,
    ).toBeGreaterThan(0.001);
    expect(
      chiSquare(
        count(() => Math.min(30, drawWheel(source, config).segment)),
        even,
      ).p,
    ).toBeLessThan(1e-9);
  });
});

describe('an outcome', () => {
  it('is told to be one exactly when its schema takes it', () => {
    const odd = fc.constantFrom<unknown>(-1, 0, 3, 4, 31, 32, 0.5, '1', null, undefined, Number.NaN);
    const member = fc.oneof(fc.nat(31), odd);
    const source = fc.constantFrom('chain', 'random.org', 'x', undefined);
    const shape = {
      sector: member,
      segment: member,
      source,
      random: fc.constant('{}'),
      signature: fc.constant('c2ln'),
    };
    const outcomes = fc.record({ ...shape, extra: odd }, { requiredKeys: [] });
    const usual = fc.record({ sector: fc.nat(4), segment: fc.nat(32), source });
    let taken = 0;
    fc.assert(
      fc.property(fc.oneof(outcomes, usual, odd), (value) => {
        const isOutcome = wheelOutcomeSchema.safeParse(value).success;
        if (isOutcome) taken += 1;
        expect(isWheelOutcome(value)).toBe(isOutcome);
      }),
      { numRuns: 1000 },
    );
    expect(taken).toBeGreaterThan(20);
  });
});

it('the chances of any number of segments are shown exactly, so that those of a wheel make up 100', () => {
  for (let segments = 0; segments <= WHEEL_SEGMENTS; segments += 1) {
    const shown = Number(toPercent(fraction(BigInt(segments), BigInt(WHEEL_SEGMENTS)), WHEEL_CHANCE_PLACES));
    expect(shown * WHEEL_SEGMENTS).toBe(segments * 100);
  }
});
