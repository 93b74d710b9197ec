import type { Queryable } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declineBonus, setBonusActive } from '../../core/bonus/choose-bonus.ts';
import { convertDic, convertUsdic } from '../../core/bonus/convert.ts';
import type { Bonus } from '../../core/bonus/define-bonus.ts';
import { settleBonuses } from '../../core/bonus/settle-bonuses.ts';
import { takeBonus } from '../../core/bonus/take-bonus.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import { BonusHouse, testBonus, type BonusTester } from './testing/bonus-fixtures.ts';
import { chooseTarget } from './bonuses/introductory/introductory.ts';
import { rakeback } from './bonuses/rakeback/rakeback.ts';
import { settleAll } from './settle-all.ts';
import { decideWaiting } from './waiting-bonuses.ts';

// Each step of a bonus is cut before its first statement, before its second, and so on to its commit; `npm test` cuts it
// before every seventh.
const EVERY = process.env['LONG_TESTS'] ? 1 : 7;
const DAY_MS = 86_400_000;

const played = testBonus('bonus', 1_000n);
const locked = testBonus('dicLocked', 20_000n);
const usdic = testBonus('usdicLocked', 1_000n);
const unlocked = testBonus('dic', 10_000n);
const watched = testBonus('dic', 10_000n, { id: 'test.watched', isWatched: true });

let house: BonusHouse;
beforeAll(async () => {
  house = await BonusHouse.open(1_700_000_000_000);
});
afterAll(async () => {
  await house.db.owner.query('DELETE FROM payment'); // no provider knows these payments
  expect(await house.breaches()).toEqual([]);
  await house.close();
});

const aspects = [
  'SELECT kind, balance FROM ledger_account WHERE user_id = $1 ORDER BY kind',
  'SELECT id, status, released, lapsed, wager_start, wager_target FROM bonus_grant WHERE user_id = $1 ORDER BY id',
  'SELECT kind, account, amount, real_minor FROM bonus_event WHERE user_id = $1 ORDER BY id',
  'SELECT dic_reading, dic_remainder, rakeback_taken, target FROM bonus_meter WHERE user_id = $1',
  'SELECT game_mode FROM app_user WHERE id = $1',
];

/** All that bonuses may change of a player. */
const stateOf = async (client: Queryable, { userId }: BonusTester): Promise<unknown[]> => {
  const found: unknown[] = [];
  for (const aspect of aspects) found.push((await client.query(aspect, [userId])).rows);
  return found;
};

/** A player for whom `work` is due. */
interface Step {
  player: BonusTester;
  work: () => Promise<unknown>;
}

const take = (player: BonusTester, declared: Bonus, period = '1') =>
  takeBonus(house.tools, declared, player, { period });
const settle = (player: BonusTester): Step => ({ player, work: () => settleBonuses(house.tools, player) });
const taking = async (declared: Bonus): Promise<Step> => {
  const player = await house.player();
  return { player, work: () => take(player, declared) };
};
const active = async (): Promise<BonusTester & { id: bigint }> => {
  const player = await house.player();
  const { id } = await take(player, played);
  await setBonusActive(house.tools, player, id);
  return { ...player, id };
};
const giving = (player: BonusTester, id: bigint): Step => ({
  player,
  work: () => declineBonus(house.tools, player, id),
});

let devices = 0;
/** A bonus that waits for a person, who decides about it. */
const deciding = async (isApproved: boolean): Promise<Step> => {
  const [first, player] = [await house.player(), await house.player()];
  devices += 1;
  for (const { userId } of [first, player])
    await house.db.owner.query(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, $2, '10.0.0.0')`, [
      userId,
      Buffer.from(`cut ${devices}`),
    ]);
  await take(first, watched);
  const { id } = await take(player, watched);
  const decision = { actorId: first.userId, id, isApproved, reason: 'as agreed' };
  return { player, work: () => decideWaiting(house.tools, decision) };
};

const steps: Record<string, () => Promise<Step>> = {
  'taking locked DIC': async () => {
    const step = await taking(locked);
    await house.stakes(step.player, 100_000n);
    return step;
  },
  'taking unlocked DIC': () => taking(unlocked),
  'taking USDIC': () => taking(usdic),
  'taking what waits to be made active': () => taking(played),
  'taking what waits for a person': async () => {
    const { player, work } = await deciding(false);
    await work();
    return { player, work: () => take(player, watched, '2') };
  },
  'taking rakeback': async () => {
    const player = await house.player();
    await house.stakes(player, 2_000_000n);
    return { player, work: () => takeBonus(house.tools, rakeback, player) };
  },
  'letting a bonus pass': () => deciding(true),
  'refusing a bonus': () => deciding(false),
  'making it active': async () => {
    const player = await house.player();
    const { id } = await take(player, played);
    return { player, work: () => setBonusActive(house.tools, player, id) };
  },
  'giving the bonus of a deposit': async () => {
    const player = await house.player();
    await house.over(player, (context) => chooseTarget(context, 1));
    house.at += 1;
    await house.deposits(player, 100_000n);
    return { player, work: () => house.over(player, settleAll) };
  },
  'releasing locked DIC': async () => {
    const player = await house.player();
    await take(player, locked);
    await take(player, locked, '2');
    await house.stakes(player, 60_000_000n); // all of the first, half of the second
    return settle(player);
  },
  'releasing what is played through, the rest above the cap lapsing': async () => {
    const player = await active();
    await house.stakes(player, 1_000n, { payoutMinor: 9_000n, from: 'bonus' });
    await house.stakes(player, 9_000n, { payoutMinor: 9_000n, from: 'bonus' });
    return settle(player);
  },
  'releasing USDIC of two bonuses': async () => {
    const player = await house.player();
    for (const period of ['1', '2']) await take(player, usdic, period);
    for (let bet = 0; bet < 20; bet += 1)
      await house.stakes(player, 1_000n, { payoutMinor: 1_000n, from: 'usdicLocked' });
    return settle(player);
  },
  'playing out': async () => {
    const player = await active();
    await house.stakes(player, 1_000n, { from: 'bonus' });
    return settle(player);
  },
  'lapsing with time': async () => {
    const player = await active();
    await take(player, played, '2'); // ready, which lapses too
    house.at += DAY_MS;
    return settle(player);
  },
  'giving up what is active': async () => {
    const player = await active();
    return giving(player, player.id);
  },
  'giving up what is ready': async () => {
    const player = await house.player();
    return giving(player, (await take(player, played)).id);
  },
  'giving up locked DIC': async () => {
    const player = await house.player();
    const { id } = await take(player, locked);
    await house.stakes(player, 1_000_000n);
    return giving(player, id);
  },
  'converting DIC': async () => {
    const player = await house.player();
    await take(player, unlocked);
    await take(player, locked);
    await house.stakes(player, 1_000_000n); // is released first
    return { player, work: () => convertDic(house.tools, player) };
  },
  'converting USDIC': async () => {
    const player = await house.player();
    await take(player, usdic);
    for (let bet = 0; bet < 10; bet += 1)
      await house.stakes(player, 1_000n, { payoutMinor: 1_000n, from: 'usdicLocked' });
    return { player, work: () => convertUsdic(house.tools, player) };
  },
};

/** Once more, by who did not hear the answer: refused or answered, it changes nothing. */
const repeat = (work: Step['work']): Promise<unknown> =>
  work().catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
  });

describe('a server that is gone in the middle of', () => {
  it.each(Object.entries(steps))(
    '%s has done all of it or nothing, whatever statement was its last',
    async (_name, prepare) => {
      const { player, work } = await prepare();
      const before = await stateOf(house.db.owner, player);
      const isDoneAfter = (statements: number): Promise<boolean> =>
        house.cutAfter(statements, work).then(
          () => true,
          () => false,
        );
      let cutAt = 0;
      for (; !(await isDoneAfter(cutAt)); cutAt += EVERY)
        expect(await stateOf(house.db.owner, player), `cut after ${cutAt} statements`).toEqual(before);
      const after = await stateOf(house.db.owner, player);
      expect(after).not.toEqual(before);
      expect(cutAt).toBeGreaterThan(EVERY);
      await repeat(work);
      expect(await stateOf(house.db.owner, player)).toEqual(after);
    },
  );
});
