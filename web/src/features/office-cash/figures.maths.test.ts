import { momentsOf, rangeOf } from '../../core/office/day-range.ts';
import { expect, test } from 'vitest';
import { coverOf, gameDays, gameSeries, gameTotals, moneySeries, totalsOf } from './figures.maths.ts';

const now = Date.parse('2026-11-23T15:00:00Z');
const DAY_MS = 86_400_000;

test('an address without days asks for the last thirty, today among them', () => {
  const range = rangeOf(new URLSearchParams(), now);
  expect(range).toEqual({ from: '2026-10-25', to: '2026-11-23' });
  const moments = momentsOf(range);
  expect(moments && (moments.to - moments.from) / DAY_MS).toBe(30);
});

test('days are those of Moscow, as the server groups them', () => {
  const late = Date.parse('2026-11-23T21:30:00Z'); // half past midnight there
  expect(rangeOf(new URLSearchParams(), late).to).toBe('2026-11-24');
  expect(momentsOf({ from: '2026-11-24', to: '2026-11-24' })).toEqual({
    from: Date.parse('2026-11-23T21:00:00Z'),
    to: Date.parse('2026-11-24T21:00:00Z'),
  });
});

test.each([
  ['2026-11-23', '2026-11-23', true],
  ['2026-11-24', '2026-11-23', false],
  ['2025-11-23', '2026-11-23', true],
  ['2025-11-22', '2026-11-23', false],
  ['yesterday', '2026-11-23', false],
  ['2026-13-01', '2026-11-23', false],
])('from %s to %s can be asked for: %s', (from, to, isRange) => {
  expect(momentsOf({ from, to }) !== undefined).toBe(isRange);
});

const day = (name: string, deposits: number) => ({ day: name, deposits, withdrawals: 50, fees: 5, ggr: -20 });

test('a day without movement is a zero in the chart', () => {
  const { times, values } = moneySeries([day('2026-11-20', 100), day('2026-11-22', 300)], {
    from: '2026-11-20',
    to: '2026-11-22',
  });
  expect(times.map((at) => new Date(at * 1000).toISOString().slice(0, 10))).toEqual([
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ]);
  expect(values.deposits).toEqual([1, 0, 3]);
  expect(values.ggr).toEqual([-0.2, 0, -0.2]);
});

test('totals are sums of the days', () => {
  expect(totalsOf([day('a', 100), day('b', 200)])).toEqual({ deposits: 300, withdrawals: 100, fees: 10, ggr: -40 });
});

test('money held for players counts as owed; money at providers covers it, whatever the period', () => {
  const cover = coverOf({
    days: [],
    games: [],
    gameProviders: [],
    liabilities: { real: 100, bonus: 10, held: 5 },
    providers: [
      { provider: 'a', received: 0, paidOut: 0, balance: 150 },
      { provider: 'b', received: 0, paidOut: 0, balance: -40 },
    ],
  });
  expect(cover).toEqual({ owed: 115, kept: 110, spare: -5 });
});

test('games are summed over the days, and shown on each day that they were played', () => {
  const rows = [
    { day: '2026-11-20', game: 'dice', staked: 1000, paid: 400 },
    { day: '2026-11-22', game: 'dice', staked: 1000, paid: 1500 },
    { day: '2026-11-22', game: 'mines', staked: 300, paid: 0 },
  ];
  expect(gameTotals(rows)).toEqual([
    { game: 'dice', staked: 2000, paid: 1900 },
    { game: 'mines', staked: 300, paid: 0 },
  ]);
  expect(gameDays(rows)).toEqual([
    { day: '2026-11-22', won: { dice: -500, mines: 300 } },
    { day: '2026-11-20', won: { dice: 600 } },
  ]);
  const { times, values } = gameSeries(rows, { from: '2026-11-20', to: '2026-11-22' });
  expect(times).toHaveLength(3);
  expect(values).toEqual({ dice: [6, 0, -5], mines: [0, 0, 3] });
});
