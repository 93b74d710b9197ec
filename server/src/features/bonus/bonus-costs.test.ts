import { dayStart } from 'db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { convertDic } from '../../core/bonus/convert.ts';
import { settleBonuses } from '../../core/bonus/settle-bonuses.ts';
import { takeBonus } from '../../core/bonus/take-bonus.ts';
import { BonusHouse, testBonus, type BonusTester } from './testing/bonus-fixtures.ts';
import { loadCosts, loadMeasured } from './bonus-costs.ts';

const MONDAY = 20_780; // 2026-11-23, a Moscow day
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

let house: BonusHouse;
let player: BonusTester;
const at = (day: number, hours = 1): number => dayStart(MONDAY + day) + hours * HOUR_MS;
const week = { from: dayStart(MONDAY - 7), to: dayStart(MONDAY + 7), days: 2 };

beforeAll(async () => {
  house = await BonusHouse.open(at(-3));
  player = await house.player();
  await house.deposits(player, 111n); // three days before: too early to count
  house.at = at(-1, 23.5); // Sunday in Moscow and London
  await house.deposits(player, 10_000n);
  house.at = at(0, 0.5); // Monday in Moscow, Sunday in London
  await takeBonus(house.tools, testBonus('real', 500n), player);
  await takeBonus(house.tools, testBonus('dicLocked', 20_000n), player);
  await takeBonus(house.tools, testBonus('dicLocked', 5_000n, { id: 'test.next' }), player);
  await house.deposits(player, 30_000n);
  house.at = at(3);
  await house.deposits(player, 222n); // more than two days after
  await house.stakes(player, 44_000_000n, { payoutMinor: 10_000_000n }); // releases 22,000: all of the first, 2,000 of the second
  await settleBonuses(house.tools, player);
  house.at = at(4);
  await convertDic(house.tools, player);
  await takeBonus(house.tools, testBonus('bonus', 700n), await house.player());
});
afterAll(() => house.close());

const none = { granted: 0, released: 0, lapsed: 0, converted: 0, real: 0 };

it('counts movements by Moscow day, and deposits before and after the taking', async () => {
  const { moved, brought, outstanding } = await loadCosts(house.tools, { ...week, by: 'day' });
  expect(moved).toEqual([
    { ...none, period: '2026-11-23', bonus: 'test.dicLocked', account: 'dicLocked', granted: 20_000 },
    { ...none, period: '2026-11-23', bonus: 'test.next', account: 'dicLocked', granted: 5_000 },
    { ...none, period: '2026-11-23', bonus: 'test.real', account: 'real', granted: 500 },
    { ...none, period: '2026-11-26', bonus: 'test.dicLocked', account: 'dicLocked', released: 20_000 },
    { ...none, period: '2026-11-26', bonus: 'test.next', account: 'dicLocked', released: 2_000 },
    { ...none, period: '2026-11-27', bonus: null, account: 'dic', converted: 22_000, real: 22_000 },
  ]);
  const once = { before: 10_000, after: 30_000 };
  expect(brought).toEqual([
    { period: '2026-11-23', bonus: null, takers: 1, ...once }, // three bonuses, one taker
    { period: '2026-11-27', bonus: null, takers: 1, before: 0, after: 0 }, // taken but not activated: nothing moved
    { period: null, bonus: 'test.bonus', takers: 1, before: 0, after: 0 },
    { period: null, bonus: 'test.dicLocked', takers: 1, ...once },
    { period: null, bonus: 'test.next', takers: 1, ...once },
    { period: null, bonus: 'test.real', takers: 1, ...once },
    { period: null, bonus: null, takers: 2, ...once },
  ]);
  expect(outstanding).toEqual([
    { bonus: 'test.bonus', account: 'bonus', grants: 1, amount: 700 },
    { bonus: 'test.next', account: 'dicLocked', grants: 1, amount: 3_000 },
  ]);
});

it.each([
  ['week', '2026-11-23'],
  ['month', '2026-11-01'],
] as const)('adds a %s up', async (by, period) => {
  const { moved } = await loadCosts(house.tools, { ...week, by });
  const locked = moved.filter(({ bonus }) => bonus === 'test.dicLocked');
  const row = { ...none, period, bonus: 'test.dicLocked', account: 'dicLocked' };
  expect(locked).toEqual([{ ...row, granted: 20_000, released: 20_000 }]);
});

it('counts a taker and a deposit once, however many bonuses are taken in whichever periods', async () => {
  const another = await house.player();
  house.at = at(8);
  await house.deposits(another, 180_750n);
  for (const [hour, bonus] of [
    [2, 'test.one'],
    [3, 'test.two'],
    [30, 'test.three'], // the next day, and again the first
    [31, 'test.one'],
  ] as const) {
    house.at = at(8, hour);
    await takeBonus(house.tools, testBonus('real', 100n, { id: bonus }), another, { period: String(hour) });
  }
  const { brought } = await loadCosts(house.tools, { from: at(8, 0), to: at(10, 0), by: 'day', days: 2 });
  const row = { takers: 1, before: 180_750, after: 0 };
  expect(brought).toEqual([
    { period: '2026-12-01', bonus: null, ...row },
    { period: '2026-12-02', bonus: null, ...row },
    { period: null, bonus: 'test.one', ...row },
    { period: null, bonus: 'test.three', ...row },
    { period: null, bonus: 'test.two', ...row },
    { period: null, bonus: null, ...row },
  ]);
});

it('covers only the asked days, at most a year', async () => {
  const earlier = { from: dayStart(MONDAY - 7), to: dayStart(MONDAY), by: 'day', days: 30 } as const;
  expect(await loadCosts(house.tools, earlier)).toMatchObject({ moved: [], brought: [] });
  const year = { from: 0, to: 367 * DAY_MS };
  await expect(loadCosts(house.tools, { ...year, by: 'day', days: 7 })).rejects.toMatchObject({ code: 400 });
  await expect(loadMeasured(house.tools, { from: 5, to: 5 })).rejects.toMatchObject({ code: 400 });
});

it('measures stakes and losses by VIP level; a won week does not offset a lost one', async () => {
  house.at = at(8);
  await house.stakes(player, 1_000_000n, { payoutMinor: 5_000_000n });
  await settleBonuses(house.tools, player);
  const { levels } = await loadMeasured(house.tools, { from: week.from, to: dayStart(MONDAY + 14) });
  const expected = { players: 1, staked: 45_000_000, weeks: 2, loss: 34_000_000 };
  expect(levels).toEqual([{ statusId: expect.any(Number), ...expected }]);
});
