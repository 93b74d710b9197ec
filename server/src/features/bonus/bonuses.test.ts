import { dayStart } from 'db';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readBonuses } from '../../core/bonus/bonus-context.ts';
import type { Bonus } from '../../core/bonus/define-bonus.ts';
import { takeBonus } from '../../core/bonus/take-bonus.ts';
import { convertDic } from '../../core/bonus/convert.ts';
import { settleBonuses } from '../../core/bonus/settle-bonuses.ts';
import { chooseTarget, usedIntroductory } from './bonuses/introductory/introductory.ts';
import { overviewOf, wordsOf } from './overview.ts';
import { settleAll, settleDue } from './settle-all.ts';
import { BonusHouse, testBonus, type BonusTester } from './testing/bonus-fixtures.ts';
import { bonuses } from './registry.ts';
import { cashback } from './bonuses/cashback/cashback.ts';
import { rakeback } from './bonuses/rakeback/rakeback.ts';
import { vipReward } from './bonuses/vip-reward/vip-reward.ts';

const SUNDAY = 20_786; // 2026-11-29, a Moscow day
const NOON_MS = 43_200_000;

let house: BonusHouse;
beforeAll(async () => {
  house = await BonusHouse.open(dayStart(SUNDAY - 3) + NOON_MS);
});
afterAll(() => house.close());

const refused = (code: number | string, details: object = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) });

describe('rakeback', () => {
  it('is 5 % of 1 % of all stakes, from 10.00 on, taken once', async () => {
    const player = await house.player();
    await house.stakes(player, 1_999_999n); // accrues 999.99995
    await expect(takeBonus(house.tools, rakeback, player)).rejects.toEqual(
      refused(500, { limit: '10.00', currency: 'RUB' }),
    );
    await expect(takeBonus(house.tools, rakeback, player, { place: 'vip' })).rejects.toEqual(
      refused(0, { limit: '10.00' }),
    );
    await house.stakes(player, 1n);
    expect(await takeBonus(house.tools, rakeback, player)).toMatchObject({ status: 'done', amount: 1_000n });
    expect((await house.balances(player)).real).toBe(100_000_000_000n - 2_000_000n + 1_000n);
    await expect(takeBonus(house.tools, rakeback, player)).rejects.toEqual(refused(500));
  });
});

describe('a level of the VIP club', () => {
  it('gives its reward once, in DIC that convert from 100.00 on', async () => {
    const player = await house.player();
    await expect(takeBonus(house.tools, vipReward, player, { compStatus: 4 })).rejects.toEqual(refused(1));
    await house.stakes(player, 25_000_000n); // VIP6
    for (const compStatus of [2, 4]) await takeBonus(house.tools, vipReward, player, { compStatus });
    await expect(takeBonus(house.tools, vipReward, player, { compStatus: 2 })).rejects.toEqual(refused(1));
    await expect(takeBonus(house.tools, vipReward, player, { compStatus: 3 })).rejects.toEqual(refused(1));
    await expect(takeBonus(house.tools, vipReward, player, { compStatus: 8 })).rejects.toEqual(refused(1));
    await expect(convertDic(house.tools, player)).rejects.toEqual(refused(2, { limit: '100.00', currency: 'RUB' }));
    await takeBonus(house.tools, vipReward, player, { compStatus: 6 });
    expect(await convertDic(house.tools, player)).toMatchObject({ amountMinor: 31_000n, realMinor: 31_000n });
    expect(await house.balances(player)).toEqual({ real: 100_000_000_000n - 25_000_000n + 31_000n });
  });
});

describe('weekly cashback', () => {
  const loses = async (player: BonusTester, day: number, stakeMinor: bigint, payoutMinor = 0n): Promise<void> => {
    house.at = dayStart(day) + NOON_MS;
    await house.stakes(player, stakeMinor, { payoutMinor });
  };

  it('is 5 % of the previous week’s net loss, once, on Sundays only', async () => {
    const player = await house.player();
    await loses(player, SUNDAY - 8, 1_000_000n); // in the previous week
    await loses(player, SUNDAY - 7, 10_000n, 4_000n);
    await loses(player, SUNDAY - 1, 2_001n);
    house.at = dayStart(SUNDAY) - 1;
    await expect(takeBonus(house.tools, cashback, player)).rejects.toEqual(
      refused('BONUS_NOT_YET', { until: dayStart(SUNDAY) }),
    );
    await loses(player, SUNDAY, 500_000n); // in this week
    house.at = dayStart(SUNDAY + 1) - 1;
    expect(await takeBonus(house.tools, cashback, player)).toMatchObject({ amount: 400n, status: 'done' });
    await expect(takeBonus(house.tools, cashback, player)).rejects.toEqual(refused('BONUS_TAKEN'));
    house.at = dayStart(SUNDAY + 1);
    await expect(takeBonus(house.tools, cashback, player)).rejects.toEqual(
      refused('BONUS_NOT_YET', { until: dayStart(SUNDAY + 7) }),
    );
  });

  it('covers seven days over the turn of the year too', async () => {
    const player = await house.player();
    const sunday = SUNDAY + 5 * 7; // 3 January 2027
    for (const day of [sunday - 8, sunday - 7, sunday - 2, sunday - 1, sunday]) await loses(player, day, 1_000n);
    expect(await takeBonus(house.tools, cashback, player)).toMatchObject({ amount: 150n, period: String(sunday) });
  });

  it('is nothing for a week that was won', async () => {
    const player = await house.player();
    await loses(player, SUNDAY - 2, 100n, 200n);
    house.at = dayStart(SUNDAY);
    await expect(takeBonus(house.tools, cashback, player)).rejects.toEqual(refused('BONUS_NOTHING'));
  });
});

describe('an introductory bonus', () => {
  const chooses = (player: BonusTester, code: number) => house.over(player, (context) => chooseTarget(context, code));
  const settles = (player: BonusTester) => house.over(player, settleAll);
  const used = ({ userId }: BonusTester) => usedIntroductory(house.db.orm.em.fork(), userId);

  it('is granted for the first sufficient deposit while it is the target', async () => {
    const player = await house.player({ creditMinor: 1n });
    await house.deposits(player, 500_000n); // before
    house.at += 1;
    await expect(chooses(player, 4)).rejects.toEqual(refused(3));
    await chooses(player, 1);
    await expect(chooses(player, 2)).rejects.toEqual(refused(2));
    await settles(player);
    house.at += 1;
    await house.deposits(player, 99_999n);
    await settles(player);
    expect(await house.balances(player)).toEqual({ real: 1n });
    house.at += 1;
    await house.deposits(player, 100_000n);
    await settles(player);
    await settles(player);
    expect(await house.balances(player)).toEqual({ real: 1n, dicLocked: 100_000n });
    await expect(chooses(player, 1)).rejects.toEqual(refused(4));
    await chooses(player, 2);
    await settles(player); // earlier deposits do not count again
    expect(await used(player)).toEqual([1]);
    house.at += 1;
    await house.deposits(player, 1_000_001n);
    await settleDue(house.tools); // as the job does
    expect(await house.balances(player)).toEqual({ real: 1n, dicLocked: 100_000n + 1_500_001n });
    await chooses(player, 3);
    house.at += 1;
    await house.deposits(player, 10_000_000n);
    await settles(player);
    expect(await used(player)).toEqual([1, 2, 3]);
    await house.db.owner.query('DELETE FROM payment WHERE user_id = $1', [player.userId]); // unknown to any provider
  });
});

describe('the overview', () => {
  it('lists each bonus with its offer or what is missing', async () => {
    house.at = dayStart(SUNDAY + 7);
    const player = await house.player();
    await house.stakes(player, 2_000_000n);
    const { offers, isClosed } = await house.over(player, (context) => overviewOf(context, wordsOf(house.tools, 'en')));
    expect(isClosed).toBe(false);
    expect(offers).toContainEqual({
      bonus: 'rakeback',
      section: 'permanent',
      choice: {},
      prize: { account: 'real', amount: 1_000 },
      refusal: null,
      figures: {
        minimumMinor: 1_000,
        rate1Per100000: 50,
        rate2Per100000: 75,
        rate3Per100000: 100,
        from1Level: 1,
        from2Level: 5,
        from3Level: 8,
        totalMinor: 2_000_000,
        ratePer100000: 50,
        takenMinor: 0,
        availableMinor: 1_000,
        missingMinor: 0,
      },
      terms: 1,
    });
    expect(offers).toContainEqual(
      expect.objectContaining({
        bonus: 'cashback',
        prize: null,
        refusal: { code: 'BONUS_NOTHING', msg: 'There is nothing to take now.', until: dayStart(SUNDAY + 14) },
      }),
    );
    expect(offers.filter(({ bonus }) => bonus === 'introductory')).toHaveLength(3);
    expect(offers.filter(({ bonus, prize }) => bonus === 'vipReward' && prize)).toHaveLength(1);
  });

  it('is read in 18 statements, however many bonuses, offers and grants there are', async () => {
    const player = await house.player();
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const read = async (declared?: readonly Bonus[]) => {
      const before = query.mock.calls.length;
      const { offers, grants } = await readBonuses(house.tools, player, (context) =>
        overviewOf(context, wordsOf(house.tools, 'en'), declared),
      );
      return { counts: [offers.length, grants.length], statements: query.mock.calls.length - before };
    };
    await read(); // its connections are open from here on
    const few = await read();
    const added = Array.from({ length: 20 }, (_, index) => testBonus('dicLocked', 100n, { id: `test.${index}` }));
    for (const each of added.slice(0, 5)) await takeBonus(house.tools, each, player);
    const { rows } = await house.db.owner.query<{ rules: object }>(
      `INSERT INTO bonus_campaign (bonus, is_on, terms, rules) VALUES ('vipReward', true, 1, $1) RETURNING rules`,
      [{ rewards: Array.from({ length: 15 }, (_, index) => ({ level: index + 1, dic: 10 })) }],
    );
    expect(rows).toHaveLength(1);
    const many = await read([...bonuses, ...added]);
    query.mockRestore();
    await house.db.owner.query('DELETE FROM bonus_campaign');
    expect(few.counts[1]).toBe(0);
    expect(many.counts).toEqual([(few.counts[0] ?? 0) + added.length + 6, 5]);
    expect([few.statements, many.statements]).toEqual([18, 18]);
  });
});

it('settles nothing for a player without bonuses, and the ledger is in order', async () => {
  const player = await house.player();
  await settleBonuses(house.tools, player);
  expect(await house.breaches()).toEqual([]);
});
