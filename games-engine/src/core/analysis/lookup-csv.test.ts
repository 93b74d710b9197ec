import { expect, it } from 'vitest';
import { analyses } from '../../games/analyses.ts';
import { add, fraction, type Fraction } from '../fraction.ts';
import { lookupCsv, simulationCsv } from './lookup-csv.ts';
import { simulateBlock } from './monte-carlo.ts';

const { wheel } = analyses;

it('a lookup table has each payout of each class, and their chances add up to exactly 1', () => {
  const [head, ...lines] = lookupCsv(wheel, wheel.defaultConfig).trimEnd().split('\r\n');
  expect(head).toBe('class,stake_minor,payout_minor,multiple,chance_num,chance_den,chance');
  const totals = new Map<string, Fraction>();
  for (const line of lines) {
    const [id = '', stake, payout, multiple, num = '', den = ''] = line.split(',');
    expect(Number(payout) / Number(stake)).toBe(Number(multiple));
    totals.set(id, add(totals.get(id) ?? fraction(0n), fraction(BigInt(num), BigInt(den))));
  }
  const classes = [...wheel.stakeClasses(wheel.defaultConfig)];
  expect([...totals]).toEqual(classes.map(({ id }) => [id, fraction(1n)]));
  expect(lines).toHaveLength(classes.reduce((sum, { distribution }) => sum + distribution.length, 0));
});

it('results of a simulation can be played again by their seed', () => {
  const [first] = wheel.stakeClasses(wheel.defaultConfig);
  if (!first) throw new Error('the wheel has classes');
  const write = (): string => simulationCsv(first, simulateBlock(first, 'a "seed"', 1000, 0), 'a "seed"');
  expect(write()).toBe(write());
  const [head, ...lines] = write().trimEnd().split('\r\n');
  expect(head).toBe('class,stake_minor,seed,rounds,payout_minor,seen,due');
  expect(lines.reduce((sum, line) => sum + Number(line.split(',').at(-2)), 0)).toBe(1000);
  expect(lines.reduce((sum, line) => sum + Number(line.split(',').at(-1)), 0)).toBeCloseTo(1000, 6);
});
