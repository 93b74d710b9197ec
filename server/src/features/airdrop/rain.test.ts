import { bonus, checkInvariant, dayOf, dayStart, invariants } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AIRDROP_LAPSE_DAYS } from '../../../contract/features/airdrop-values.ts';
import { RAIN_MINUTES } from '../../../contract/features/rain-values.ts';
import { declineBonus } from '../../core/bonus/choose-bonus.ts';
import { settleBonuses } from '../../core/bonus/settle-bonuses.ts';
import { loadCosts } from '../bonus/bonus-costs.ts';
import { settleShares, shareDueRains } from './share-rain.ts';
import { rainSchedule, startHouseRain } from './rain-schedule.ts';
import { startAirdrop, type AirdropTools } from './start-airdrop.ts';
import { startRain } from './start-rain.ts';
import { AirdropArena, asked, DAY_MS, refused, START } from './testing/airdrop-fixtures.ts';
import { askedRain, plays, RAIN, rainOf, says, sharersOf, talker, WORDS } from './testing/rain-fixtures.ts';

const MINUTE_MS = 60_000;

let arena: AirdropArena;
beforeAll(async () => {
  arena = await AirdropArena.open();
});
afterAll(() => arena.close());

/** Lets a rain come down. */
const comesDown = async (): Promise<void> => {
  arena.house.at += RAIN_MINUTES * MINUTE_MS;
  await shareDueRains(arena.tools);
};

/** Forgets the talk of the tests before. */
const quiet = (): void => void (arena.house.at += 3 * 3_600_000);

describe('a rain', () => {
  it('holds its amount, then gives equal shares to be wagered and the remainder back', async () => {
    const giver = await arena.taker();
    const players = [await talker(arena), await talker(arena), await talker(arena)];
    const { uid } = await startRain(arena.tools, askedRain(giver));
    expect(await arena.has(giver, 'real')).toBe(START - RAIN);
    await shareDueRains(arena.tools); // not yet
    expect(await rainOf(arena, uid)).toMatchObject({ endedAt: null });
    await comesDown();
    expect(await rainOf(arena, uid)).toMatchObject({ people: 3, share: 3_335n });
    expect(await sharersOf(arena, uid)).toEqual(players.map(({ userId }) => userId));
    expect(await arena.has(giver, 'real')).toBe(START - 10_005n);
    const { rows } = await arena.sql(`SELECT amount, status, wager_times FROM bonus_grant WHERE period = $1`, [uid]);
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ amount: 3_335n, status: 'ready', wager_times: 10 })));
    const { rows: messages } = await arena.sql('SELECT type, author_id FROM chat_message WHERE rain_uid = $1', [uid]);
    expect(messages).toEqual([{ type: 1, author_id: giver.userId }]);
  });

  it('starts once per id when ten requests race, and is shared once when ten processes do', async () => {
    quiet();
    const [giver, player] = [await arena.taker(), await talker(arena)];
    const one = askedRain(giver);
    await Promise.all(Array.from({ length: 10 }, () => startRain(arena.tools, one)));
    expect(await arena.has(giver, 'real')).toBe(START - RAIN);
    await expect(startRain(arena.tools, { ...one, amountMinor: RAIN + 1n })).rejects.toEqual(refused(409));
    arena.house.at += RAIN_MINUTES * MINUTE_MS;
    await Promise.all(Array.from({ length: 10 }, () => shareDueRains(arena.tools)));
    expect(await sharersOf(arena, one.uid)).toEqual([player.userId]);
    expect(await rainOf(arena, one.uid)).toMatchObject({ people: 1, share: RAIN });
  });

  it('goes back whole where nobody was there', async () => {
    quiet();
    const giver = await talker(arena); // a giver is nobody to their own rain
    const { uid } = await startRain(arena.tools, askedRain(giver));
    await comesDown();
    expect(await rainOf(arena, uid)).toMatchObject({ people: 0, share: 0n });
    expect(await arena.has(giver, 'real')).toBe(START);
  });

  it('counts two accounts on one device once, and none of its giver’s', async () => {
    quiet();
    const [giver, own, ann, twin, other] = [await arena.taker(), await talker(arena), await talker(arena), await talker(arena), await talker(arena)]; // prettier-ignore
    await arena.shareDevice('of the giver', giver, own);
    await arena.shareDevice('of ann', ann, twin);
    const { uid } = await startRain(arena.tools, askedRain(giver));
    await comesDown();
    expect(await sharersOf(arena, uid)).toEqual([ann.userId, other.userId]);
  });

  it('counts no repeats, short words, deleted messages, talk of one minute, or what came after it began', async () => {
    quiet();
    const giver = await arena.taker();
    const [repeats, short, deleted, late, poor, before] = [await arena.taker(), await arena.taker(), await talker(arena), await arena.taker(), await arena.taker(), await arena.taker()]; // prettier-ignore
    for (const player of [repeats, short, late]) await plays(arena, player, 50_000n);
    await plays(arena, before, 50_000n, 2);
    await plays(arena, poor, 49_999n);
    await says(arena, repeats, ['hello there', 'Hello there', 'HELLO THERE', 'hello there']);
    await says(arena, short, ['hi', 'yes', 'oh no', 'good']);
    for (const player of [poor, before]) await says(arena, player, WORDS);
    const { uid } = await startRain(arena.tools, askedRain(giver));
    await arena.sql('UPDATE chat_message SET deleted_at = 1, deleted_by = $1 WHERE author_id = $1 AND message = $2', [
      deleted.userId,
      WORDS[0],
    ]);
    arena.house.at += MINUTE_MS;
    await says(arena, late, WORDS, 0);
    await comesDown();
    expect(await sharersOf(arena, uid)).toEqual([]);
  });

  it('gives nothing to staff, and to who is blocked, on a break or banned from the chat when it comes down', async () => {
    quiet();
    const giver = await arena.taker();
    const [staff, blocked, resting, banned] = [await talker(arena), await talker(arena), await talker(arena), await talker(arena)]; // prettier-ignore
    const { uid } = await startRain(arena.tools, askedRain(giver));
    await arena.sql(`UPDATE app_user SET roles = '{moderator}' WHERE id = $1`, [staff.userId]);
    await arena.sql('UPDATE app_user SET blocked_at = now() WHERE id = $1', [blocked.userId]);
    await arena.rest(resting);
    const ban = `INSERT INTO chat_ban (user_id, by_id, reason, comment, at) VALUES ($1, $1, 0, '', 1)`;
    await arena.sql(ban, [banned.userId]);
    await comesDown();
    expect(await sharersOf(arena, uid)).toEqual([]);
    await expect(startRain(arena.tools, askedRain(resting))).rejects.toEqual(refused('BONUS_OFF'));
    await expect(startRain(arena.tools, askedRain(banned))).rejects.toEqual(refused(1, 'kept'));
  });

  it('goes back to a giver whose withdrawals are blocked meanwhile', async () => {
    quiet();
    const giver = await arena.taker();
    await talker(arena);
    const { uid } = await startRain(arena.tools, askedRain(giver));
    await arena.sql('UPDATE app_user SET block_withdraw = true WHERE id = $1', [giver.userId]);
    await comesDown();
    expect(await rainOf(arena, uid)).toMatchObject({ people: 0 });
    expect(await arena.has(giver, 'real')).toBe(START);
    await expect(startRain(arena.tools, askedRain(giver))).rejects.toEqual(refused(1, 'kept'));
  });

  it('needs the money, and a proof when it is too much together with airdrops of the day', async () => {
    const giver = await arena.taker();
    await expect(startRain(arena.tools, askedRain(giver, { amountMinor: START + 1n }))).rejects.toEqual(
      refused(1, 'noFunds'),
    );
    const tools = { ...arena.tools, airdrops: { ...arena.tools.airdrops, proofFromMinor: RAIN } };
    await startAirdrop(tools, asked(giver, { isProven: false, count: 1, awardMinor: 1n }));
    await expect(startRain(tools, askedRain(giver, { isProven: false }))).rejects.toEqual(refused('reauthenticate'));
    await startRain(tools, askedRain(giver, { isProven: true }));
  });

  it('returns to its giver what a player declines or leaves lying, and costs the house nothing', async () => {
    await comesDown();
    quiet();
    const giver = await arena.taker();
    const [declines, leaves] = [await talker(arena), await talker(arena)];
    const { uid } = await startRain(arena.tools, askedRain(giver));
    await comesDown();
    const grantOf = async ({ userId }: { userId: bigint }) =>
      (await bonus.bonusGrantRepository(arena.house.db.orm.em.fork()).find(userId, 'rain', uid))?.id ?? 0n;
    const range = { from: arena.house.at, to: arena.house.at + DAY_MS, by: 'day', days: 1 } as const;
    expect((await loadCosts(arena.house.tools, range)).brought).toEqual([]);
    await declineBonus(arena.house.tools, declines, await grantOf(declines));
    await settleShares(arena.tools);
    expect(await arena.has(giver, 'real')).toBe(START - 5_003n);
    arena.house.at += AIRDROP_LAPSE_DAYS * DAY_MS + 1;
    await settleBonuses(arena.house.tools, leaves);
    await Promise.all([settleShares(arena.tools), settleShares(arena.tools)]);
    expect(await arena.has(giver, 'real')).toBe(START);
  });
});

describe('the rain of the house', () => {
  const agreed = { isOn: true, amount: 20_000, everyMinutes: 60, lastsMinutes: 5, fromHour: 10, toHour: 20, dayBudget: 40_000 }; // prettier-ignore
  const started = async () => (await arena.sql('SELECT uid FROM rain WHERE creator_id IS NULL')).rows.length;

  it('comes by its hours and its budget, once however many processes start it, when two people have agreed', async () => {
    arena.house.at = dayStart(dayOf(arena.house.at) + 1) + 9 * 3_600_000;
    await startHouseRain(arena.tools);
    const change = { key: 'rainSchedule', after: agreed, isNew: false, at: 1, changeId: 1 };
    await arena.tools.db.orm.em
      .fork()
      .transactional(async (em) => rainSchedule.apply({ em } as never, change as never));
    await startHouseRain(arena.tools);
    expect(await started()).toBe(0); // nine in Moscow
    arena.house.at += 3_600_000;
    await Promise.all(Array.from({ length: 5 }, () => startHouseRain(arena.tools)));
    expect(await started()).toBe(1);
    arena.house.at += 3_600_000;
    await startHouseRain(arena.tools);
    await comesDown(); // nobody was there: nothing of the budget is used
    for (const count of [3, 4, 4]) {
      arena.house.at += 3_600_000;
      await startHouseRain(arena.tools);
      expect(await started()).toBe(count);
    }
    await comesDown();
  });
});

describe('a server that dies midway', () => {
  it('starts a rain with its message and shares it, completely or not at all', async () => {
    quiet();
    const EVERY = process.env['LONG_TESTS'] ? 1 : 4;
    const [giver, player] = [await arena.taker(), await talker(arena)];
    const one = askedRain(giver);
    const messages = async () => (await arena.sql('SELECT FROM chat_message WHERE rain_uid = $1', [one.uid])).rowCount;
    for (let cutAt = 0; (await rainOf(arena, one.uid)) === null; cutAt += EVERY) {
      await arena.house.cutAfter(cutAt, () => startRain(arena.tools, one)).catch(() => undefined);
      const isThere = (await rainOf(arena, one.uid)) !== null;
      expect([await arena.has(giver, 'real'), await messages()]).toEqual([
        START - (isThere ? RAIN : 0n),
        isThere ? 1 : 0,
      ]);
    }
    arena.house.at += RAIN_MINUTES * MINUTE_MS;
    const tools = { ...arena.tools, log: { ...arena.tools.log, error: () => undefined } } as unknown as AirdropTools;
    for (let cutAt = 0; (await rainOf(arena, one.uid))?.endedAt == null; cutAt += EVERY) {
      await arena.house.cutAfter(cutAt, () => shareDueRains(tools)).catch(() => undefined);
      const isOver = (await rainOf(arena, one.uid))?.endedAt != null;
      expect(await sharersOf(arena, one.uid)).toEqual(isOver ? [player.userId] : []);
    }
    expect(await arena.house.breaches()).toEqual([]);
  });
});

describe('the laws of rains', () => {
  const money = 'a rain sets aside its amount, shares it equally among as many as have a share, and returns the rest';
  const shares = 'every share of a rain is one bonus of somebody else, or went back to its giver';
  let uid = '';

  it('hold for a rain of which one share was returned', async () => {
    quiet();
    const [giver, ann] = [await arena.taker(), await talker(arena), await talker(arena)];
    ({ uid } = await startRain(arena.tools, askedRain(giver)));
    await comesDown();
    const grant = await bonus.bonusGrantRepository(arena.house.db.orm.em.fork()).find(ann.userId, 'rain', uid);
    await declineBonus(arena.house.tools, ann, grant?.id ?? 0n);
    await settleShares(arena.tools);
    expect(await arena.house.breaches()).toEqual([]);
  });

  it.each([
    [money, 'UPDATE rain SET share = share - 1 WHERE uid = $1'],
    [money, 'UPDATE rain SET amount = amount + 2 WHERE uid = $1'],
    [money, 'UPDATE rain SET started_by = settled_by WHERE uid = $1'],
    [money, 'UPDATE rain SET creator_id = (SELECT min(id) FROM app_user) WHERE uid = $1'],
    [money, 'DELETE FROM rain_share WHERE uid = $1'],
    [shares, `UPDATE bonus_grant SET amount = amount + 1 WHERE bonus = 'rain' AND period = $1::text`],
    [shares, `UPDATE bonus_grant SET account = 'real' WHERE bonus = 'rain' AND period = $1::text`],
    [shares, 'UPDATE rain SET creator_id = (SELECT min(user_id) FROM rain_share WHERE uid = $1) WHERE uid = $1'],
    [shares, 'UPDATE rain_share SET returned_by = NULL, settled_at = 1 WHERE uid = $1'],
    [shares, 'UPDATE rain_share SET returned_by = gen_random_uuid(), settled_at = 1 WHERE uid = $1'],
  ])('find what breaks them: %s, %s', async (law, corruption) => {
    const client = await arena.house.db.owner.connect();
    try {
      await client.query(`BEGIN; SET LOCAL session_replication_role = 'replica'`);
      const text = corruption.replaceAll('$1', `'${uid}'`);
      expect((await client.query(text)).rowCount, 'the corruption hit nothing').toBeGreaterThan(0);
      const invariant = invariants.find(({ name }) => name === law);
      expect(invariant && (await checkInvariant(client, invariant))).toBeDefined();
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
