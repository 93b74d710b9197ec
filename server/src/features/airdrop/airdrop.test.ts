import { randomUUIDv7 } from 'node:crypto';
import { airdrop, bonus, checkInvariant, houseBalances, invariants, type PlayerAccountKind } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AIRDROP_LAPSE_DAYS } from '../../../contract/features/airdrop-values.ts';
import type { ChangedAirdrop } from '../../core/features/events.ts';
import { declineBonus, setBonusActive } from '../../core/bonus/choose-bonus.ts';
import { settleBonuses } from '../../core/bonus/settle-bonuses.ts';
import { takeBonus } from '../../core/bonus/take-bonus.ts';
import { BonusHouse, testBonus, type BonusTester } from '../bonus/bonus-fixtures.ts';
import { loadCosts } from '../bonus/bonus-costs.ts';
import { decideWaiting } from '../bonus/waiting-bonuses.ts';
import { endDueAirdrops, settleAwards } from './end-airdrops.ts';
import { startAirdrop, type AirdropTools, type AskedAirdrop } from './start-airdrop.ts';
import { takeAirdrop } from './take-airdrop.ts';

const DAY_MS = 86_400_000;
const LASTS_MS = 3_600_000;
const START = 100_000_000_000n;
const VIP3 = 1_000_000n; // stakes that reach the level, hundredths
const AWARD = 500n;

let house: BonusHouse;
let tools: AirdropTools;
const heard: ChangedAirdrop[] = [];
beforeAll(async () => {
  house = await BonusHouse.open(Date.UTC(2026, 10, 20, 9));
  const airdrops = { lastsMs: LASTS_MS, houseDayMinor: 2_000n };
  tools = { ...house.tools, airdrops, tell: (_name, event) => void heard.push(event as ChangedAirdrop) };
});
afterAll(async () => {
  expect(await house.breaches()).toEqual([]);
  await house.close();
});

const sql = (text: string, values: unknown[] = []) => house.db.owner.query(text, values);
const refused = (code: number | string, message?: string) =>
  expect.objectContaining({ code, ...(message !== undefined && { details: expect.objectContaining({ message }) }) });

const taker = async (): Promise<BonusTester> => {
  const player = await house.player({ creditMinor: START });
  await sql(
    'INSERT INTO user_stats (user_id, total_bet) VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET total_bet = $2',
    [player.userId, VIP3],
  );
  return player;
};
const asked = ({ userId: creatorId }: BonusTester, more: Partial<AskedAirdrop> = {}): AskedAirdrop => ({
  uid: randomUUIDv7(),
  creatorId,
  isHouse: false,
  count: 2,
  awardMinor: AWARD,
  minStatus: 3,
  ...more,
});
const starts = async (creator: BonusTester, more: Partial<AskedAirdrop> = {}): Promise<string> =>
  (await startAirdrop(tools, asked(creator, more))).uid;
const take = (player: BonusTester, uid: string) => takeAirdrop(tools, player, uid);
const has = async (player: BonusTester, kind: PlayerAccountKind): Promise<bigint> =>
  (await house.balances(player))[kind] ?? 0n;
const rowOf = (uid: string) => airdrop.airdropRepository(house.db.orm.em.fork()).find(uid);
const grantOf = ({ userId }: BonusTester, uid: string) =>
  bonus.bonusGrantRepository(house.db.orm.em.fork()).find(userId, 'airdrop', uid);
const heldMinor = async (): Promise<bigint | undefined> =>
  (await houseBalances(house.db.owner)).find(({ kind }) => kind === 'house.airdrops')?.balanceMinor;
const shareDevice = async (name: string, ...players: BonusTester[]): Promise<void> => {
  for (const { userId } of players)
    await sql(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, $2, '10.0.0.0')`, [
      userId,
      Buffer.from(name),
    ]);
};
const rest = ({ userId }: BonusTester) =>
  sql(`UPDATE app_user SET restriction = 'time_out', restricted_until = $2 WHERE id = $1`, [
    userId,
    new Date(house.at + DAY_MS),
  ]);

describe('an airdrop', () => {
  it('sets its money aside, grants awards to be wagered, and ends with the last one', async () => {
    const [creator, ann, bob, late] = [await taker(), await taker(), await taker(), await taker()];
    const held = (await heldMinor()) ?? 0n;
    const uid = await starts(creator);
    expect(await has(creator, 'real')).toBe(START - 2n * AWARD);
    expect(await heldMinor()).toBe(held + 2n * AWARD);
    expect(await take(ann, uid)).toMatchObject({ account: 'bonus', amount: AWARD, status: 'ready', wagerTimes: 10 });
    await expect(take(ann, uid)).rejects.toEqual(refused(1, 'missed'));
    await take(bob, uid);
    expect(await rowOf(uid)).toMatchObject({ taken: 2, endedAt: house.at, returnedBy: null });
    await expect(take(late, uid)).rejects.toEqual(refused(1, 'missed'));
    expect(await heldMinor()).toBe(held);
    await setBonusActive(house.tools, ann, (await grantOf(ann, uid))?.id ?? 0n);
    expect([await has(ann, 'real'), await has(ann, 'bonus')]).toEqual([START, AWARD]);
    expect(heard.filter((one) => one.uid === uid).map(({ state }) => state)).toEqual([
      'started',
      'activated',
      'activated',
      'ended',
    ]);
  });

  it('starts once per id when ten requests race, and refuses other terms under the same id', async () => {
    const creator = await taker();
    const one = asked(creator);
    await Promise.all(Array.from({ length: 10 }, () => startAirdrop(tools, one)));
    expect(await has(creator, 'real')).toBe(START - 2n * AWARD);
    await expect(startAirdrop(tools, { ...one, awardMinor: 1n })).rejects.toEqual(refused(409));
    await expect(startAirdrop(tools, { ...one, creatorId: (await taker()).userId })).rejects.toEqual(refused(409));
  });

  it('is not started without the money, nor by players with blocked withdrawals or closed play', async () => {
    const creator = await taker();
    await expect(starts(creator, { awardMinor: START })).rejects.toEqual(refused(1, 'noFunds'));
    await sql('UPDATE app_user SET block_withdraw = true WHERE id = $1', [creator.userId]);
    await expect(starts(creator)).rejects.toEqual(refused(1, 'kept'));
    const resting = await taker();
    await rest(resting);
    await expect(starts(resting)).rejects.toEqual(refused('BONUS_OFF'));
    expect([await has(creator, 'real'), await has(resting, 'real')]).toEqual([START, START]);
  });

  it('is not started with bonus money, nor with what the deposit of a bonus locked', async () => {
    const poor = await house.player({ creditMinor: 1n });
    await sql('INSERT INTO user_stats (user_id, total_bet) VALUES ($1, $2)', [poor.userId, VIP3]);
    await takeBonus(house.tools, testBonus('dicLocked', 5_000n), poor);
    const { id } = await takeBonus(house.tools, testBonus('bonus', 5_000n), poor);
    await setBonusActive(house.tools, poor, id);
    await expect(starts(poor)).rejects.toEqual(refused(1, 'noFunds'));
    expect(await has(poor, 'bonus')).toBe(5_000n);
  });

  it('gives nothing to its creator, below its level, or to players who are blocked or closed play', async () => {
    const [creator, low, blocked, resting] = [await taker(), await house.player(), await taker(), await taker()];
    const uid = await starts(creator);
    await expect(take(creator, uid)).rejects.toEqual(refused(1, 'missed'));
    await expect(take(low, uid)).rejects.toEqual(refused(2, 'vipLevel'));
    await sql('UPDATE app_user SET blocked_at = now() WHERE id = $1', [blocked.userId]);
    await expect(take(blocked, uid)).rejects.toEqual(refused(1, 'missed'));
    await rest(resting);
    await expect(take(resting, uid)).rejects.toEqual(refused('TIME_OUT'));
    await expect(take(low, randomUUIDv7())).rejects.toEqual(refused(1, 'missed'));
    await sql('UPDATE app_user SET block_withdraw = true WHERE id = $1', [creator.userId]);
    await expect(take(await taker(), uid)).rejects.toEqual(refused(1, 'missed'));
    expect((await rowOf(uid))?.taken).toBe(0);
  });

  it('of an admin is paid by the house, within the daily budget', async () => {
    const [admin, player] = [await taker(), await taker()];
    house.at += DAY_MS;
    await endDueAirdrops(tools); // of the tests before
    const held = await heldMinor();
    const uid = await starts(admin, { isHouse: true, count: 4, minStatus: 1 });
    await expect(starts(admin, { isHouse: true, count: 1, awardMinor: 1n })).rejects.toEqual(refused(1, 'houseBudget'));
    await take(player, uid);
    house.at += LASTS_MS;
    await endDueAirdrops(tools);
    expect([await has(admin, 'real'), await heldMinor()]).toEqual([START, held]);
    expect(await rowOf(uid)).toMatchObject({ taken: 1, endedAt: house.at, startedBy: null, returnedBy: null });
  });

  it('of the house is a cost of bonuses, a player’s own money is none', async () => {
    house.at += 10 * DAY_MS;
    const [giver, ann, bob] = [await taker(), await taker(), await taker()];
    const own = await starts(giver, { isHouse: true, awardMinor: 700n });
    const players = await starts(giver);
    for (const uid of [own, players]) for (const player of [ann, bob]) await take(player, uid);
    await setBonusActive(house.tools, ann, (await grantOf(ann, players))?.id ?? 0n);
    await setBonusActive(house.tools, bob, (await grantOf(bob, own))?.id ?? 0n);
    const range = { from: house.at, to: house.at + DAY_MS, by: 'day', days: 1 } as const;
    const { moved, brought, outstanding } = await loadCosts(house.tools, range);
    expect(moved).toMatchObject([{ bonus: 'airdrop', granted: 700 }]);
    expect(brought).toMatchObject([{ bonus: 'airdrop', takers: 2 }]);
    expect(outstanding.filter(({ bonus: name }) => name === 'airdrop')).toMatchObject([{ grants: 3, amount: 1_900 }]);
  });
});

describe('an award', () => {
  it('waits for review when its taker shares a device with the creator or another taker', async () => {
    const [creator, friend, ann, bob] = [await taker(), await taker(), await taker(), await taker()];
    const uid = await starts(creator, { count: 3 });
    await shareDevice('giver', creator, friend);
    await shareDevice('takers', ann, bob);
    expect(await take(friend, uid)).toMatchObject({ status: 'waiting', details: { others: [{ kind: 'device' }] } });
    expect(await take(ann, uid)).toMatchObject({ status: 'ready' });
    expect(await take(bob, uid)).toMatchObject({ status: 'waiting' });
  });

  it('is returned once when staff refuse it, its taker declines it, or it is not activated in time', async () => {
    const [creator, friend, ann, bob, cat] = [
      await taker(),
      await taker(),
      await taker(),
      await taker(),
      await taker(),
    ];
    const uid = await starts(creator, { count: 4 });
    await shareDevice('refused', creator, friend);
    for (const player of [friend, ann, bob, cat]) await take(player, uid);
    await decideWaiting(house.tools, {
      actorId: cat.userId,
      id: (await grantOf(friend, uid))?.id ?? 0n,
      isApproved: false,
      reason: 'one and the same',
    });
    await declineBonus(house.tools, ann, (await grantOf(ann, uid))?.id ?? 0n);
    await settleAwards(tools);
    expect(await has(creator, 'real')).toBe(START - 2n * AWARD);
    const played = (await grantOf(cat, uid))?.id ?? 0n;
    await setBonusActive(house.tools, cat, played);
    await declineBonus(house.tools, cat, played); // credited before, so it goes to the house
    house.at += AIRDROP_LAPSE_DAYS * DAY_MS;
    await settleBonuses(house.tools, bob);
    await Promise.all(Array.from({ length: 5 }, () => settleAwards(tools)));
    expect(await has(creator, 'real')).toBe(START - AWARD);
  });
});

describe('the end of an airdrop', () => {
  it('comes on time to the millisecond and returns the rest once, however many jobs race', async () => {
    const [creator, ann, late] = [await taker(), await taker(), await taker()];
    const uid = await starts(creator, { count: 5 });
    await take(ann, uid);
    house.at += LASTS_MS - 1;
    await endDueAirdrops(tools);
    expect((await rowOf(uid))?.endedAt).toBeNull();
    house.at += 1;
    await expect(take(late, uid)).rejects.toEqual(refused(1, 'missed'));
    await Promise.all(Array.from({ length: 10 }, () => endDueAirdrops(tools)));
    expect(await has(creator, 'real')).toBe(START - AWARD);
    expect(await rowOf(uid)).toMatchObject({ taken: 1, endedAt: house.at });
    expect(heard.filter((one) => one.uid === uid && one.state === 'ended')).toHaveLength(1);
  });

  it('and a racing last claim leave nothing over and nothing missing', async () => {
    const [creator, ...players] = [await taker(), await taker(), await taker(), await taker(), await taker()];
    const uid = await starts(creator, { count: 3 });
    const work = players.map((player) =>
      take(player, uid).then(
        () => 1,
        () => 0,
      ),
    );
    house.at += LASTS_MS;
    const [taken] = await Promise.all([Promise.all(work), endDueAirdrops(tools)]);
    await endDueAirdrops(tools);
    const row = await rowOf(uid);
    expect(row?.taken).toBe(taken.reduce<number>((sum, one) => sum + one, 0));
    expect(await has(creator, 'real')).toBe(START - AWARD * BigInt(row?.taken ?? -1));
  });
});

describe('a server that dies midway', () => {
  const EVERY = process.env['LONG_TESTS'] ? 1 : 5;

  /** Runs `work` cut after 1, 2, 3 … statements until it completes; `check` verifies each result. */
  const cutting = async (work: () => Promise<unknown>, check: () => Promise<void>): Promise<number> => {
    for (let cutAt = 0; ; cutAt += EVERY) {
      const isDone = await house.cutAfter(cutAt, work).then(
        () => true,
        () => false,
      );
      await check();
      if (isDone) return cutAt;
    }
  };

  it('starts an airdrop, grants an award and ends it completely or not at all', async () => {
    const [creator, ann] = [await taker(), await taker()];
    const one = asked(creator);
    const cuts = await cutting(
      () => startAirdrop(tools, one),
      async () => expect(await has(creator, 'real')).toBe(START - ((await rowOf(one.uid)) ? 2n * AWARD : 0n)),
    );
    expect(cuts).toBeGreaterThan(5);
    let isTaken = false;
    await cutting(
      async () => {
        if (!isTaken) await take(ann, one.uid);
      },
      async () => {
        isTaken = (await grantOf(ann, one.uid)) !== null;
        expect((await rowOf(one.uid))?.taken).toBe(isTaken ? 1 : 0);
      },
    );
    house.at += LASTS_MS;
    const errors = { ...tools, log: { ...tools.log, error: () => undefined } } as unknown as AirdropTools;
    for (let cutAt = 0; (await rowOf(one.uid))?.endedAt == null; cutAt += EVERY) {
      await house.cutAfter(cutAt, () => endDueAirdrops(errors)).catch(() => undefined);
      const isEnded = (await rowOf(one.uid))?.endedAt != null;
      expect(await has(creator, 'real')).toBe(START - (isEnded ? AWARD : 2n * AWARD));
    }
  });
});

describe('the laws of airdrops', () => {
  const money = 'an airdrop sets aside what it gives, gives no more, and returns the rest';
  const awards = 'every award of an airdrop is one bonus, paid by who gave it, or returned';
  let uid = '';

  it('hold for an airdrop with one award claimed, one returned and one left', async () => {
    const [creator, ann, bob] = [await taker(), await taker(), await taker()];
    uid = await starts(creator, { count: 3 });
    for (const player of [ann, bob]) await take(player, uid);
    await declineBonus(house.tools, bob, (await grantOf(bob, uid))?.id ?? 0n);
    await settleAwards(tools);
    house.at += LASTS_MS;
    await endDueAirdrops(tools);
    expect((await rowOf(uid))?.returnedBy).not.toBeNull();
  });

  it.each([
    [money, 'UPDATE airdrop SET taken = taken - 1 WHERE uid = $1'],
    [money, 'UPDATE airdrop SET award = award + 1 WHERE uid = $1'],
    [money, 'UPDATE airdrop SET creator_id = (SELECT min(id) FROM app_user) WHERE uid = $1'],
    [money, 'UPDATE airdrop SET started_by = returned_by WHERE uid = $1'],
    [money, 'UPDATE airdrop SET returned_by = NULL WHERE uid = $1'],
    [money, 'UPDATE airdrop SET ended_at = NULL, returned_by = NULL WHERE uid = $1'],
    [money, 'DELETE FROM airdrop WHERE uid = $1'],
    [money, `UPDATE ledger_transaction SET key = 'x' WHERE id = (SELECT returned_by FROM airdrop WHERE uid = $1)`],
    [awards, `UPDATE bonus_grant SET amount = amount + 1 WHERE bonus = 'airdrop' AND period = $1::text`],
    [awards, `UPDATE bonus_grant SET account = 'real' WHERE bonus = 'airdrop' AND period = $1::text`],
    [awards, 'DELETE FROM airdrop_take WHERE uid = $1'],
    [awards, 'UPDATE airdrop SET creator_id = (SELECT min(user_id) FROM airdrop_take WHERE uid = $1) WHERE uid = $1'],
    [awards, 'UPDATE airdrop_take SET paid_by = gen_random_uuid() WHERE uid = $1'],
    [awards, 'UPDATE airdrop_take SET returned_by = paid_by, settled_at = 1 WHERE uid = $1'],
    [awards, 'UPDATE airdrop_take SET returned_by = NULL, settled_at = 1 WHERE uid = $1'],
  ])('find what breaks them: %s, %s', async (law, corruption) => {
    const client = await house.db.owner.connect();
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
