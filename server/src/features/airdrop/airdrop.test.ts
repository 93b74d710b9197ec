import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AIRDROP_LAPSE_DAYS } from '../../../contract/features/airdrop-values.ts';
import { declineBonus, setBonusActive } from '../../core/bonus/choose-bonus.ts';
import { settleBonuses } from '../../core/bonus/settle-bonuses.ts';
import { takeBonus } from '../../core/bonus/take-bonus.ts';
import { testBonus } from '../bonus/testing/bonus-fixtures.ts';
import { loadCosts } from '../bonus/bonus-costs.ts';
import { decideWaiting } from '../bonus/waiting-bonuses.ts';
import { endDueAirdrops, settleAwards } from './end-airdrops.ts';
import { startAirdrop } from './start-airdrop.ts';
import { AirdropArena, asked, AWARD, DAY_MS, LASTS_MS, refused, START } from './testing/airdrop-fixtures.ts';

let arena: AirdropArena;
beforeAll(async () => {
  arena = await AirdropArena.open();
});
afterAll(() => arena.close());

describe('an airdrop', () => {
  it('sets its money aside, grants awards to be wagered, and ends with the last one', async () => {
    const [creator, ann, bob, late] = [
      await arena.taker(),
      await arena.taker(),
      await arena.taker(),
      await arena.taker(),
    ];
    const held = (await arena.heldMinor()) ?? 0n;
    const uid = await arena.starts(creator);
    expect(await arena.has(creator, 'real')).toBe(START - 2n * AWARD);
    expect(await arena.heldMinor()).toBe(held + 2n * AWARD);
    expect(await arena.take(ann, uid)).toMatchObject({
      account: 'bonus',
      amount: AWARD,
      status: 'ready',
      wagerTimes: 10,
    });
    await expect(arena.take(ann, uid)).rejects.toEqual(refused(1, 'missed'));
    await arena.take(bob, uid);
    expect(await arena.rowOf(uid)).toMatchObject({ taken: 2, endedAt: arena.house.at, returnedBy: null });
    await expect(arena.take(late, uid)).rejects.toEqual(refused(1, 'missed'));
    expect(await arena.heldMinor()).toBe(held);
    await setBonusActive(arena.house.tools, ann, (await arena.grantOf(ann, uid))?.id ?? 0n);
    expect([await arena.has(ann, 'real'), await arena.has(ann, 'bonus')]).toEqual([START, AWARD]);
    expect(arena.heard.filter((one) => one.uid === uid).map(({ state }) => state)).toEqual([
      'started',
      'activated',
      'activated',
      'ended',
    ]);
  });

  it('starts once per id when ten requests race, and refuses other terms under the same id', async () => {
    const creator = await arena.taker();
    const one = asked(creator);
    await Promise.all(Array.from({ length: 10 }, () => startAirdrop(arena.tools, one)));
    expect(await arena.has(creator, 'real')).toBe(START - 2n * AWARD);
    await expect(startAirdrop(arena.tools, { ...one, awardMinor: 1n })).rejects.toEqual(refused(409));
    await expect(startAirdrop(arena.tools, { ...one, creatorId: (await arena.taker()).userId })).rejects.toEqual(
      refused(409),
    );
  });

  it('is not started without the money, nor by players with blocked withdrawals or closed play', async () => {
    const creator = await arena.taker();
    await expect(arena.starts(creator, { awardMinor: START })).rejects.toEqual(refused(1, 'noFunds'));
    await arena.sql('UPDATE app_user SET block_withdraw = true WHERE id = $1', [creator.userId]);
    await expect(arena.starts(creator)).rejects.toEqual(refused(1, 'kept'));
    const resting = await arena.taker();
    await arena.rest(resting);
    await expect(arena.starts(resting)).rejects.toEqual(refused('BONUS_OFF'));
    expect([await arena.has(creator, 'real'), await arena.has(resting, 'real')]).toEqual([START, START]);
  });

  it('is not started with bonus money, nor with what the deposit of a bonus locked', async () => {
    const poor = await arena.house.player({ creditMinor: 1n });
    await arena.reachLevel(poor);
    await takeBonus(arena.house.tools, testBonus('dicLocked', 5_000n), poor);
    const { id } = await takeBonus(arena.house.tools, testBonus('bonus', 5_000n), poor);
    await setBonusActive(arena.house.tools, poor, id);
    await expect(arena.starts(poor)).rejects.toEqual(refused(1, 'noFunds'));
    expect(await arena.has(poor, 'bonus')).toBe(5_000n);
  });

  it('gives nothing to its creator, below its level, or to players who are blocked or closed play', async () => {
    const [creator, low, blocked, resting] = [
      await arena.taker(),
      await arena.house.player(),
      await arena.taker(),
      await arena.taker(),
    ];
    const uid = await arena.starts(creator);
    await expect(arena.take(creator, uid)).rejects.toEqual(refused(1, 'missed'));
    await expect(arena.take(low, uid)).rejects.toEqual(refused(2, 'vipLevel'));
    await arena.sql('UPDATE app_user SET blocked_at = now() WHERE id = $1', [blocked.userId]);
    await expect(arena.take(blocked, uid)).rejects.toEqual(refused(1, 'missed'));
    await arena.rest(resting);
    await expect(arena.take(resting, uid)).rejects.toEqual(refused('TIME_OUT'));
    await expect(arena.take(low, randomUUIDv7())).rejects.toEqual(refused(1, 'missed'));
    await arena.sql('UPDATE app_user SET block_withdraw = true WHERE id = $1', [creator.userId]);
    await expect(arena.take(await arena.taker(), uid)).rejects.toEqual(refused(1, 'missed'));
    expect((await arena.rowOf(uid))?.taken).toBe(0);
  });

  it('an airdrop of an admin is paid by the house, within the daily budget', async () => {
    const [admin, player] = [await arena.taker(), await arena.taker()];
    arena.house.at += DAY_MS;
    await endDueAirdrops(arena.tools); // airdrops of the tests before
    const held = await arena.heldMinor();
    const uid = await arena.starts(admin, { isHouse: true, count: 4, minStatus: 1 });
    await expect(arena.starts(admin, { isHouse: true, count: 1, awardMinor: 1n })).rejects.toEqual(
      refused(1, 'houseBudget'),
    );
    await arena.take(player, uid);
    arena.house.at += LASTS_MS;
    await endDueAirdrops(arena.tools);
    expect([await arena.has(admin, 'real'), await arena.heldMinor()]).toEqual([START, held]);
    expect(await arena.rowOf(uid)).toMatchObject({
      taken: 1,
      endedAt: arena.house.at,
      startedBy: null,
      returnedBy: null,
    });
  });

  it('an airdrop of the house is a cost of bonuses, a player’s own money is none', async () => {
    arena.house.at += 10 * DAY_MS;
    const [giver, ann, bob] = [await arena.taker(), await arena.taker(), await arena.taker()];
    const award = await arena.starts(giver, { isHouse: true, awardMinor: 700n });
    const players = await arena.starts(giver);
    for (const uid of [award, players]) for (const player of [ann, bob]) await arena.take(player, uid);
    await setBonusActive(arena.house.tools, ann, (await arena.grantOf(ann, players))?.id ?? 0n);
    await setBonusActive(arena.house.tools, bob, (await arena.grantOf(bob, award))?.id ?? 0n);
    const range = { from: arena.house.at, to: arena.house.at + DAY_MS, by: 'day', days: 1 } as const;
    const { moved, brought, outstanding } = await loadCosts(arena.house.tools, range);
    expect(moved).toMatchObject([{ bonus: 'airdrop', granted: 700 }]);
    expect(brought.map(({ bonus, takers }) => [bonus, takers])).toEqual([
      [null, 2],
      ['airdrop', 2],
      [null, 2],
    ]);
    expect(outstanding.filter(({ bonus: name }) => name === 'airdrop')).toMatchObject([{ grants: 3, amount: 1_900 }]);
  });
});

describe('an award', () => {
  it('waits for review when its taker shares a device with the creator or another taker', async () => {
    const [creator, friend, ann, bob] = [
      await arena.taker(),
      await arena.taker(),
      await arena.taker(),
      await arena.taker(),
    ];
    const uid = await arena.starts(creator, { count: 3 });
    await arena.shareDevice('giver', creator, friend);
    await arena.shareDevice('takers', ann, bob);
    expect(await arena.take(friend, uid)).toMatchObject({
      status: 'waiting',
      details: { others: [{ kind: 'device' }] },
    });
    expect(await arena.take(ann, uid)).toMatchObject({ status: 'ready' });
    expect(await arena.take(bob, uid)).toMatchObject({ status: 'waiting' });
  });

  it('is returned once when staff refuse it, its taker declines it, or it is not activated in time', async () => {
    const [creator, friend, ann, bob, cat] = [
      await arena.taker(),
      await arena.taker(),
      await arena.taker(),
      await arena.taker(),
      await arena.taker(),
    ];
    const uid = await arena.starts(creator, { count: 4 });
    await arena.shareDevice('refused', creator, friend);
    for (const player of [friend, ann, bob, cat]) await arena.take(player, uid);
    await decideWaiting(arena.house.tools, {
      actorId: cat.userId,
      id: (await arena.grantOf(friend, uid))?.id ?? 0n,
      isApproved: false,
      reason: 'one and the same',
    });
    await declineBonus(arena.house.tools, ann, (await arena.grantOf(ann, uid))?.id ?? 0n);
    await settleAwards(arena.tools);
    expect(await arena.has(creator, 'real')).toBe(START - 2n * AWARD);
    const played = (await arena.grantOf(cat, uid))?.id ?? 0n;
    await setBonusActive(arena.house.tools, cat, played);
    await declineBonus(arena.house.tools, cat, played); // credited before, so it goes to the house
    arena.house.at += AIRDROP_LAPSE_DAYS * DAY_MS;
    await settleBonuses(arena.house.tools, bob);
    await Promise.all(Array.from({ length: 5 }, () => settleAwards(arena.tools)));
    expect(await arena.has(creator, 'real')).toBe(START - AWARD);
  });
});

describe('the end of an airdrop', () => {
  it('comes on time to the millisecond and returns the rest once, however many jobs race', async () => {
    const [creator, ann, late] = [await arena.taker(), await arena.taker(), await arena.taker()];
    const uid = await arena.starts(creator, { count: 5 });
    await arena.take(ann, uid);
    arena.house.at += LASTS_MS - 1;
    await endDueAirdrops(arena.tools);
    expect((await arena.rowOf(uid))?.endedAt).toBeNull();
    arena.house.at += 1;
    await expect(arena.take(late, uid)).rejects.toEqual(refused(1, 'missed'));
    await Promise.all(Array.from({ length: 10 }, () => endDueAirdrops(arena.tools)));
    expect(await arena.has(creator, 'real')).toBe(START - AWARD);
    expect(await arena.rowOf(uid)).toMatchObject({ taken: 1, endedAt: arena.house.at });
    expect(arena.heard.filter((one) => one.uid === uid && one.state === 'ended')).toHaveLength(1);
  });

  it('an end that races with the last claim leaves nothing over and nothing missing', async () => {
    const [creator, ...players] = [
      await arena.taker(),
      await arena.taker(),
      await arena.taker(),
      await arena.taker(),
      await arena.taker(),
    ];
    const uid = await arena.starts(creator, { count: 3 });
    const work = players.map((player) =>
      arena.take(player, uid).then(
        () => 1,
        () => 0,
      ),
    );
    arena.house.at += LASTS_MS;
    const [taken] = await Promise.all([Promise.all(work), endDueAirdrops(arena.tools)]);
    await endDueAirdrops(arena.tools);
    const row = await arena.rowOf(uid);
    expect(row?.taken).toBe(taken.reduce<number>((sum, one) => sum + one, 0));
    expect(await arena.has(creator, 'real')).toBe(START - AWARD * BigInt(row?.taken ?? -1));
  });
});
