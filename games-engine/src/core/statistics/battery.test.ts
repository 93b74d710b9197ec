import { describe, expect, it } from 'vitest';
import { simulationSource } from '../simulation.ts';
import { FairStream } from '../stream.ts';
import {
  batteryTests,
  blockFrequency,
  equalSpacings,
  isOdd,
  poissonP,
  pokerChance,
  runBattery,
  type BatteryResult,
  type BatteryTest,
  type DrawRow,
} from './battery.ts';
import { chiSquare } from './chi-square.ts';

const WORDS = 2 ** 32;

const rowOf = (length: number, range: number, draw: (at: number) => number): DrawRow => ({
  values: Array.from({ length }, (_, at) => draw(at)),
  range,
});

const resultOf = (row: DrawRow, wanted: BatteryTest): BatteryResult => {
  const result = runBattery(row).find(({ test }) => test === wanted);
  if (result?.p === undefined) throw new Error(`${wanted} says nothing`);
  return result;
};

const pOf = (row: DrawRow, wanted: BatteryTest): number => resultOf(row, wanted).p ?? 0;

// the first hundred binary digits of pi, the example of NIST SP 800-22
const PI = '1100100100001111110110101010001000100001011010001100001000110100110001001100011001100010100010111000';
const pi: DrawRow = { values: [...PI].map(Number), range: 2 };

describe('the battery gives what is published', () => {
  it('frequency: NIST SP 800-22, 2.1.8', () => {
    expect(pOf(pi, 'frequency')).toBeCloseTo(0.109599, 6);
  });

  it('blocks: NIST SP 800-22, 2.2.8, pieces of ten', () => {
    expect(blockFrequency(pi, 10)).toBeCloseTo(0.706438, 6);
  });

  it('poker: chances of different values in a hand of five decimals (Knuth, 3.3.2)', () => {
    expect([1, 2, 3, 4, 5].map((each) => pokerChance(each, 10))).toEqual([0.0001, 0.0135, 0.18, 0.504, 0.3024]);
    expect([1, 2, 3, 4, 5].reduce((sum, each) => sum + pokerChance(each, 8), 0)).toBeCloseTo(1, 12);
  });

  it('birthdays: Poisson, and equal spacings by hand', () => {
    expect(poissonP(0, 2)).toBeCloseTo(2 * Math.exp(-2), 12);
    expect(poissonP(8, 2)).toBeCloseTo(2 * 0.001096719, 7);
    expect(poissonP(2, 2)).toBe(1);
    expect(equalSpacings([5, 1, 9, 20, 13])).toBe(2); // 1, 4, 4, 4, 7
    expect(equalSpacings([1, 3, 7, 15])).toBe(0);
  });

  it('serial, gaps and spread: by hand', () => {
    const twice = rowOf(640, 2, (at) => [0, 0, 0, 1, 1, 0, 1, 1][at % 8] ?? 0); // every pair equally often
    expect(pOf(twice, 'serial')).toBe(1);
    const evenly = rowOf(400, 4, (at) => at % 4); // every gap is three
    expect(pOf(evenly, 'gaps')).toBeLessThan(1e-40);
    expect(pOf(evenly, 'spread')).toBe(1);
  });
});

describe('a fair source', () => {
  it('gives every p equally often, in every test', () => {
    const source = simulationSource('battery');
    const bins = new Map<BatteryTest, number[]>(batteryTests.map((test) => [test, [0, 0, 0, 0, 0]]));
    const ROWS = 250;
    for (let row = 0; row < ROWS; row += 1) {
      const words = rowOf(6144, WORDS, () => source.int(WORDS));
      for (const { test, p = 0 } of runBattery(words)) {
        const counts = bins.get(test) ?? [];
        const bin = Math.min(4, Math.floor(p * 5));
        counts[bin] = (counts[bin] ?? 0) + 1;
      }
    }
    for (const [test, counts] of bins) {
      if (test === 'birthdays') continue; // few counts are possible, so p comes in steps
      const { p } = chiSquare(
        counts,
        counts.map(() => ROWS / 5),
      );
      expect([test, p > 1e-4]).toEqual([test, true]);
    }
    expect(bins.get('birthdays')?.[0]).toBeLessThan(ROWS * 0.3);
  });

  it('is ours: nothing odd in the stream, nor in the draws of each range that the games take', () => {
    const stream = new FairStream({ serverSeed: 'ab'.repeat(32), clientSeed: 'battery', nonce: 0 });
    const words = rowOf(20_480, WORDS, () => stream.word());
    const draws = [10_000, 24, 1000, 32].map((range) => rowOf(20_000, range, () => stream.int(range)));
    const results = [words, ...draws].flatMap(runBattery).filter(({ p }) => p !== undefined);
    expect(results.length).toBe(8 + 4 * 7);
    expect(results.filter((result) => isOdd(result, results.length))).toEqual([]);
  });

  it('says nothing of too few draws', () => {
    expect(runBattery(rowOf(4, 10, (at) => at)).map(({ p }) => p)).toEqual(batteryTests.map(() => undefined));
  });
});

describe('a broken generator is caught', () => {
  const source = simulationSource('broken');
  const N = 20_480;
  const fair = (): number => source.int(WORDS);
  let last = 0;
  const sticky = (): number => (last = source.int(20) === 0 ? last : fair());
  const broken: readonly (readonly [what: string, by: BatteryTest, draw: (at: number) => number])[] = [
    [
      'one bit that is set too often',
      'frequency',
      () => (source.int(20) === 0 ? WORDS / 2 + (fair() % (WORDS / 2)) : fair()),
    ],
    [
      'that leans one way for a while, then the other',
      'blocks',
      (at) => Math.floor(fair() / 2) + (Math.floor(at / 200) % 2 ? WORDS / 2 : 0) * (source.int(4) === 0 ? 1 : 0),
    ],
    ['that repeats itself now and then', 'runs', sticky],
    ['that repeats itself now and then', 'serial', sticky],
    ['that never deals five alike, nor a pair', 'poker', (at) => ((at % 5) * 2 + source.int(2)) * (WORDS / 10)],
    ['that counts', 'gaps', (at) => (at * 2_654_435_769) % WORDS],
    ['with a year of few days', 'birthdays', () => source.int(4096) * 2 ** 20],
    [
      'that leaves a piece of its range out',
      'spread',
      () => {
        const v = fair();
        return v < WORDS / 50 ? v + WORDS / 50 : v;
      },
    ],
  ];

  it.each(broken)('%s: %s', (_, test, draw) => {
    expect(isOdd(resultOf(rowOf(N, WORDS, draw), test), batteryTests.length)).toBe(true);
  });

  it('never for an even split of few draws', () => {
    const half = rowOf(100, 2, (at) => Number(at >= 50));
    expect(isOdd(resultOf(half, 'frequency'), 1)).toBe(false);
  });

  it('though it is too even for chance', () => {
    expect(
      isOdd(
        resultOf(
          rowOf(N, 32, (at) => at % 32),
          'spread',
        ),
        8,
      ),
    ).toBe(true);
  });
});
