import { describe, expect, it } from 'vitest';
import { analyses } from '../../games/analyses.ts';
import { fraction } from '../fraction.ts';
import type { ReadTable } from './table-import.ts';
import { lookupCsv } from './lookup-csv.ts';
import { readFraction, readTableRows } from './table-import.ts';

const { wheel } = analyses;
const config = wheel.defaultConfig;
type Config = typeof config;

const imported = (text: string): ReadTable<Config> => {
  const rows = readTableRows(text);
  if (!rows.value) return { faults: rows.faults };
  if (!wheel.tables?.fromRows) throw new Error('the wheel has a table');
  return wheel.tables.fromRows(config, rows.value);
};

const faultsOf = (text: string): string[] =>
  (imported(text).faults ?? []).map(({ line, kind, got }) => `${line} ${kind} ${got}`);

describe('a table of wins', () => {
  it('comes back from the CSV of outcomes as it was', () => {
    expect(imported(lookupCsv(wheel, config)).value).toEqual(config);
  });

  it('comes back from the outcomes of every other wheel', () => {
    const others = [...(wheel.tables?.candidates(config, { rtp: 0.92, wins: [3] }) ?? [])].slice(0, 40);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) {
      const written = lookupCsv(wheel, other);
      const { value } = imported(written);
      expect(value && lookupCsv(wheel, value)).toBe(written);
    }
  });

  it.each([
    [
      'cells pasted from a spreadsheet',
      'sector\tmultiplier\tchance\n1\t2\t14/32\n2\t3\t10/32\n3\t5\t6/32\n4\t×15\t2/32\n',
    ],
    ['a file with a comma as the decimal sign', '1;2;43,75 %\r\n2;3;0,3125\r\n3;5;18,75%\r\n4;15;0,0625\r\n'],
    [
      'quoted cells in another order',
      '"chance","class","multiple"\n"14/32","sector-0","2x"\n"10/32","sector-1","3"\n6/32,sector-2,5\n2/32,sector-3,15\n',
    ],
  ])('is read from %s', (_, text) => {
    const { value } = imported(text);
    expect(value?.multipliers).toEqual([2, 3, 5, 15]);
    expect([0, 1, 2, 3].map((sector) => value?.segments.filter((each) => each === sector).length)).toEqual([
      14, 10, 6, 2,
    ]);
    expect(value && wheel.configSchema.safeParse(value).success).toBe(true);
  });

  it.each([
    ['', ['0 empty 0']],
    ['class,multiple,chance\n', ['0 empty 0']],
    ['1,2\n2,3,10/32', ['1 columns 2']],
    ['1,two,1/2\n2,3,1/0\n3,5,1.5', ['1 multiple two', '2 chance 1/0', '3 chance 1.5']],
    ['5,2,15/32\nsector-9,3,10/32', ['1 class 5', '2 class sector-9']],
    [
      '1,1,15/32\n2,2.5,10/32\n3,5,0.2\n4,30,1/32\n4,20,1/32',
      ['1 multiple 1', '2 multiple 5/2', '3 parts 1/5', '5 twice 4'],
    ],
    ['1,2,17/32', ['1 above 17 × 2']],
    ['1,2,15/32\n1,0,16/32', ['2 sum 31/32']],
    ['1,2,15/32\n1,0,17/32', ['0 missing sector-1', '0 missing sector-2', '0 missing sector-3']],
    ['1,2,15/32\n2,3,10/32\n3,5,5/32\n4,30,1/32', ['0 total 31']],
  ])('%j is refused line by line', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  it('is not read beyond two thousand lines', () => {
    expect(faultsOf('1,2,1/32\n'.repeat(2001))).toEqual(['0 long 2001']);
  });
});

it.each([
  ['2', fraction(2n)],
  ['0,5', fraction(1n, 2n)],
  ['46.875 %', fraction(15n, 32n)],
  ['15 / 32', fraction(15n, 32n)],
  ['-1', undefined],
  ['1e3', undefined],
  ['1/0', undefined],
])('%j is read exactly', (text, value) => {
  expect(readFraction(text)).toEqual(value);
});
