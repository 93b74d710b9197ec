import { bonus, rollUpStats } from 'db';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIC_RELEASE_OF, DIC_RELEASE_PARTS } from '../../../contract/features/bonus-values.ts';
import { declineBonus, setBonusActive } from '../../core/bonus/choose-bonus.ts';
import { convertDic, convertUsdic } from '../../core/bonus/convert.ts';
import { takeBonus } from '../../core/bonus/take-bonus.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { BonusHouse, testBonus, type BonusTester } from './testing/bonus-fixtures.ts';
import { cashback } from './bonuses/cashback/cashback.ts';
import { rakeback } from './bonuses/rakeback/rakeback.ts';
import { vipReward } from './bonuses/vip-reward/vip-reward.ts';
import { settleAll } from './settle-all.ts';

let house: BonusHouse;
beforeAll(async () => {
  house = await BonusHouse.open(1_700_000_000_000);
});
afterAll(() => house.close());

const tests = (['bonus', 'dicLocked', 'usdicLocked', 'dic'] as const).map((account) => testBonus(account, 3_000n));

/** A grant of the player, in any status. */
const someGrant = async ({ userId }: BonusTester, which: number): Promise<bigint> => {
  const all = await bonus.bonusGrantRepository(house.db.orm.em.fork()).newest(userId);
  return all[which % Math.max(1, all.length)]?.id ?? 0n;
};

type Step = (player: BonusTester) => Promise<unknown>;

const stake = fc
  .tuple(fc.constantFrom('real', 'real', 'bonus', 'usdicLocked'), fc.bigInt(1n, 900n), fc.bigInt(0n, 3n), fc.boolean())
  .map(([from, amount, wins, isGreat]): Step => {
    const stakeMinor = isGreat && from === 'real' ? amount * 20_000n : amount;
    return (player) =>
      house.stakes(player, stakeMinor, { from, payoutMinor: stakeMinor * wins }).catch(() => undefined);
  });
const take = fc.tuple(fc.nat(tests.length + 2), fc.nat(4)).map(([which, period]): Step => (player) => {
  const test = tests[which];
  if (test) return takeBonus(house.tools, test, player, { period: `${period}` });
  if (which === tests.length) return takeBonus(house.tools, rakeback, player);
  if (which === tests.length + 1) return takeBonus(house.tools, cashback, player);
  return takeBonus(house.tools, vipReward, player, { compStatus: 2 + period });
});
const choose = fc
  .tuple(fc.nat(9), fc.constantFrom('on', 'on', 'off', 'decline'))
  .map(([which, what]): Step => async (player) => {
    const id = await someGrant(player, which);
    if (what === 'decline') return declineBonus(house.tools, player, id);
    return setBonusActive(house.tools, player, what === 'on' ? id : null);
  });
const rest = fc.constantFrom<Step>(
  (player) => convertDic(house.tools, player),
  (player) => convertUsdic(house.tools, player),
  (player) => house.over(player, settleAll),
  async () => void (house.at += 30_000_000),
);
const step = fc.oneof(
  { weight: 4, arbitrary: stake },
  { weight: 4, arbitrary: take },
  { weight: 2, arbitrary: choose },
  rest,
);

/** Accepts refusals; any other error is a fault. */
const done = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
  });
};

const changesOf = async ({ userId }: BonusTester): Promise<number> => {
  const kinds = `kind IN ('released', 'lapsed', 'playedOut')`;
  return (
    (await house.db.owner.query(`SELECT FROM bonus_event WHERE user_id = $1 AND ${kinds}`, [userId])).rowCount ?? 0
  );
};

/** The statement that looks for players with something due finds this one when settling changes anything. */
const assertDueIsFound = async (player: BonusTester): Promise<void> => {
  await rollUpStats(house.db.pool, [player.userId]);
  const rule = { parts: DIC_RELEASE_PARTS, of: DIC_RELEASE_OF, minReleaseMinor: 1n };
  const due = await bonus.playersWithDueBonuses(house.db.pool, [player.userId], { at: house.at, ...rule });
  const before = await changesOf(player);
  await house.over(player, settleAll);
  if ((await changesOf(player)) > before) expect(due).toEqual([player.userId]);
};

const CHECK_EVERY = 10; // the laws are checked over everything that all histories left
let histories = 0;

it('granted money is released, locked, lapsed or converted after any two parallel acts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 10, maxLength: 25 }), async (history) => {
      const player = await house.player();
      for (const both of history) await Promise.all(both.map((one) => done(one(player))));
      await assertDueIsFound(player);
      if ((histories += 1) % CHECK_EVERY === 0) expect(await house.breaches()).toEqual([]);
    }),
    { numRuns: Number(process.env['HISTORIES'] ?? 8), endOnFailure: true },
  );
  expect(await house.breaches()).toEqual([]);
}, 600_000);
