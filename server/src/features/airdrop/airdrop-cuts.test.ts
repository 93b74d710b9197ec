import { checkInvariant, invariants } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declineBonus } from '../../core/bonus/choose-bonus.ts';
import { endDueAirdrops, settleAwards } from './end-airdrops.ts';
import { startAirdrop, type AirdropTools } from './start-airdrop.ts';
import { AirdropArena, asked, AWARD, LASTS_MS, START } from './testing/airdrop-fixtures.ts';

let arena: AirdropArena;
beforeAll(async () => {
  arena = await AirdropArena.open();
});
afterAll(() => arena.close());

describe('a server that dies midway', () => {
  const EVERY = process.env['LONG_TESTS'] ? 1 : 5;

  /** Runs `work` cut after 1, 2, 3 … statements until it completes; `check` verifies each result. */
  const cutting = async (work: () => Promise<unknown>, check: () => Promise<void>): Promise<number> => {
    for (let cutAt = 0; ; cutAt += EVERY) {
      const isDone = await arena.house.cutAfter(cutAt, work).then(
        () => true,
        () => false,
      );
      await check();
      if (isDone) return cutAt;
    }
  };

  it('starts an airdrop, grants an award and ends it completely or not at all', async () => {
    const [creator, ann] = [await arena.taker(), await arena.taker()];
    const one = asked(creator);
    const cuts = await cutting(
      () => startAirdrop(arena.tools, one),
      async () =>
        expect(await arena.has(creator, 'real')).toBe(START - ((await arena.rowOf(one.uid)) ? 2n * AWARD : 0n)),
    );
    expect(cuts).toBeGreaterThan(5);
    let isTaken = false;
    await cutting(
      async () => {
        if (!isTaken) await arena.take(ann, one.uid);
      },
      async () => {
        isTaken = (await arena.grantOf(ann, one.uid)) !== null;
        expect((await arena.rowOf(one.uid))?.taken).toBe(isTaken ? 1 : 0);
      },
    );
    arena.house.at += LASTS_MS;
    const errors = { ...arena.tools, log: { ...arena.tools.log, error: () => undefined } } as unknown as AirdropTools;
    for (let cutAt = 0; (await arena.rowOf(one.uid))?.endedAt == null; cutAt += EVERY) {
      await arena.house.cutAfter(cutAt, () => endDueAirdrops(errors)).catch(() => undefined);
      const isEnded = (await arena.rowOf(one.uid))?.endedAt != null;
      expect(await arena.has(creator, 'real')).toBe(START - (isEnded ? AWARD : 2n * AWARD));
    }
  });
});

describe('the laws of airdrops', () => {
  const money = 'an airdrop sets aside what it gives, gives no more, and returns the rest';
  const awards = 'every award of an airdrop is one bonus, paid by who gave it, or returned';
  let uid = '';

  it('hold for an airdrop with one award claimed, one returned and one left', async () => {
    const [creator, ann, bob] = [await arena.taker(), await arena.taker(), await arena.taker()];
    uid = await arena.starts(creator, { count: 3 });
    for (const player of [ann, bob]) await arena.take(player, uid);
    await declineBonus(arena.house.tools, bob, (await arena.grantOf(bob, uid))?.id ?? 0n);
    await settleAwards(arena.tools);
    arena.house.at += LASTS_MS;
    await endDueAirdrops(arena.tools);
    expect((await arena.rowOf(uid))?.returnedBy).not.toBeNull();
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
