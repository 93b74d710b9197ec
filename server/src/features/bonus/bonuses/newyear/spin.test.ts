import { bonus } from 'db';
import { newyearDefaultConfig } from 'games-engine/newyear';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { decideWaiting, loadWaiting } from '../../waiting-bonuses.ts';
import { openDrum, refused, type DrumPlayer } from '../../testing/drum-fixtures.ts';
import { listPrizes } from './prizes.ts';
import { spin, spinMany } from './spin.ts';

const START = 100_000_000_000n; // credited to every player

const { house, tools, plays, playsFor, currentConfig, player, infoOf, sql, em, reset, close } = await openDrum();
beforeEach(reset);
afterAll(close);

describe('a spin', () => {
  it('credits money to the real balance and DIC to the DIC balance', async () => {
    const who = await player();
    await playsFor('base-10');
    expect((await spin(tools, who)).given).toEqual({
      account: 'real',
      amount: 1_000,
      status: 'done',
      isEquivalent: false,
    });
    await playsFor('dic-50');
    expect(await spin(tools, who)).toMatchObject({
      outcome: { prize: 'dic-50' },
      given: { account: 'dic', amount: 5_000 },
    });
    expect(await house.balances(who)).toEqual({ real: START + 1_000n, dic: 5_000n });
  });

  it('gives physical prizes while in stock, then their equivalent at the same chance', async () => {
    await playsFor('smartphone');
    const drawnPrizes: unknown[] = [];
    for (const who of [await player(), await player(), await player()])
      drawnPrizes.push((await spin(tools, who)).given);
    const physical = { account: null, amount: 0, status: null, isEquivalent: false };
    expect(drawnPrizes).toEqual([
      physical,
      physical,
      { account: 'real', amount: 6_000_000, status: 'done', isEquivalent: true },
    ]);
    const prizes = await listPrizes(em(), currentConfig(), { edition: '2026', lang: 'en' });
    expect(prizes).toContainEqual(
      expect.objectContaining({
        title: 'Smartphone',
        title_count: '0/2',
        type: 3,
        count: 0,
        weight: 1_000_000,
        equivalent: 6_000_000,
      }),
    );
    expect(prizes).toContainEqual(expect.objectContaining({ title: '1.00 RUB', type: 1, amount: 100 }));
  });

  it('keeps the ticket while a physical prize has no configured stock', async () => {
    const who = await player();
    const bicycle = { amountMinor: 0, kind: 'item', name: 'bicycle', weight: 1 } as const;
    await plays({ ...newyearDefaultConfig, prizes: [...newyearDefaultConfig.prizes, bicycle] });
    await expect(spin(tools, who)).rejects.toEqual(refused('NEWYEAR_NOT_READY'));
    await plays({ ...newyearDefaultConfig, enabled: false });
    await expect(spin(tools, who)).rejects.toEqual(refused('NEWYEAR_NOT_RUNNING'));
    expect(await infoOf(who)).toMatchObject({ spins: 3 });
  });

  it('is refused to self-excluded players and while the campaign is off', async () => {
    const [excluded, other] = [await player(), await player()];
    await sql(`UPDATE app_user SET restriction = 'self_exclusion', restricted_until = '9999-12-31' WHERE id = $1`, [
      excluded.userId,
    ]);
    await expect(spin(tools, excluded)).rejects.toEqual(refused('SELF_EXCLUDED'));
    await sql(`INSERT INTO bonus_campaign (bonus, is_on, rules, terms) VALUES ('newyear', false, '{}', 1)`);
    await expect(spin(tools, other)).rejects.toEqual(refused('BONUS_OFF'));
    await sql(`DELETE FROM bonus_campaign`);
  });

  it('waits for review when another player on the same device has spun; one approval is enough', async () => {
    await playsFor('base-10');
    const [first, second] = [await player(), await player()];
    for (const { userId } of [first, second])
      await sql(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, '\\x28', '10.0.0.0')`, [userId]);
    expect((await spin(tools, first)).given.status).toBe('done');
    expect((await spin(tools, second)).given.status).toBe('waiting');
    expect((await spin(tools, second)).given.status).toBe('waiting');
    const [waiting] = await loadWaiting(tools);
    expect(waiting).toMatchObject({ bonus: 'newyear', amount: 1_000, others: [{ kind: 'device' }] });
    const { userId: actorId } = await player();
    await decideWaiting(tools, { actorId, id: BigInt(waiting?.id ?? 0), isApproved: true, reason: 'sisters' });
    expect((await spin(tools, second)).given.status).toBe('done');
    expect(await house.balances(second)).toEqual({ real: START + 2_000n });
  });

  it('is checked against its round by the laws of the ledger', async () => {
    const who = await player();
    await playsFor('base-10');
    await spin(tools, who);
    const law = 'every ticket of the New Year drum gave what its round drew';
    const corrupted = async (statement: string): Promise<string[]> => {
      const client = await house.db.owner.connect();
      await client.query('BEGIN');
      await client.query(statement, [who.userId]);
      const broken = await house.breachesWithin(client);
      await client.query('ROLLBACK');
      client.release();
      return broken;
    };
    expect(await corrupted(`UPDATE newyear_spin SET prize = 'smartphone' WHERE user_id = $1`)).toEqual([law]);
    expect(await corrupted('UPDATE newyear_spin SET number = 2 WHERE user_id = $1')).toEqual([law]);
    expect(await corrupted('UPDATE newyear_spin SET grant_id = NULL WHERE user_id = $1')).toEqual([law]);
    expect(await corrupted('DELETE FROM newyear_spin WHERE user_id = $1')).toEqual([law]);
  });

  it('succeeds once when ten requests race for one ticket', async () => {
    const who = await player();
    for (const _ of [1, 2]) await spin(tools, who);
    const spins = await Promise.allSettled(Array.from({ length: 10 }, () => spin(tools, who)));
    expect(spins.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = spins.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(reasons).toEqual(Array.from({ length: 9 }, () => refused('NEWYEAR_NO_TICKETS')));
  });

  it.each([5, 12, 19, 26])(
    'happens completely or not at all when the process dies after %i statements',
    async (statements) => {
      const who = await player();
      await infoOf(who);
      await house.cutAfter(statements, () => spin(tools, who)).catch(() => undefined);
      const { rows } = await sql(
        `SELECT (SELECT count(*) FROM round WHERE user_id = $1) AS rounds, (SELECT count(*) FROM newyear_spin WHERE user_id = $1) AS spins,
         (SELECT nonce FROM seed_pair WHERE user_id = $1 AND status = 'current') AS nonce`,
        [who.userId],
      );
      const count = Number(rows[0]?.rounds);
      expect(rows.map((row) => Object.values(row).map(Number))).toEqual([[count, count, count]]);
      expect(await infoOf(who)).toMatchObject({ spins: 3 - count });
    },
  );
});

describe('spins at once', () => {
  const countsOf = async ({ userId }: DrumPlayer): Promise<number[]> => {
    const { rows } = await sql(
      `SELECT (SELECT count(*) FROM round WHERE user_id = $1) AS rounds, (SELECT count(*) FROM newyear_spin WHERE user_id = $1) AS spins,
       (SELECT nonce FROM seed_pair WHERE user_id = $1 AND status = 'current') AS nonce`,
      [userId],
    );
    return Object.values(rows[0] ?? {}).map(Number);
  };

  it('draw each ticket by a nonce of its own, until the stock of a thing is gone, and credit the sum', async () => {
    const who = await player();
    await playsFor('headphones');
    await sql(`UPDATE newyear_thing SET stock = 2 WHERE name = 'headphones'`);
    const spun = await spinMany(tools, who, { ticket: 1, count: 3 });
    await sql(`UPDATE newyear_thing SET stock = 10 WHERE name = 'headphones'`);
    expect(spun.map(({ given, spins, receipt }) => [given.isEquivalent, given.amount, spins, receipt.nonce])).toEqual([
      [false, 0, 2, 0],
      [false, 0, 1, 1],
      [true, 1_000_000, 0, 2],
    ]);
    expect(new Set(spun.map(({ id }) => id)).size).toBe(3);
    expect(await house.balances(who)).toEqual({ real: START + 1_000_000n });
    expect(await infoOf(who)).toMatchObject({ spins: 0, spent: 3 });
  });

  it('are drawn once when ten equal requests race, and answered alike', async () => {
    const who = await player();
    const asked = Array.from({ length: 10 }, () => spinMany(tools, who, { ticket: 1, count: 3 }));
    const [first, ...others] = await Promise.all(asked);
    expect(others).toEqual(Array.from({ length: 9 }, () => first));
    expect(await countsOf(who)).toEqual([3, 3, 3]);
  });

  it('spend nothing where fewer tickets are left, or others than the next ones are asked for', async () => {
    const who = await player();
    await spin(tools, who);
    await expect(spinMany(tools, who, { ticket: 2, count: 3 })).rejects.toEqual(refused('NEWYEAR_NO_TICKETS'));
    for (const ticket of [1, 3])
      await expect(spinMany(tools, who, { ticket, count: 2 })).rejects.toEqual(refused('NEWYEAR_TICKET_SPENT'));
    expect(await infoOf(who)).toMatchObject({ spins: 2, spent: 1 });
    const [repeated] = await spinMany(tools, who, { ticket: 1, count: 1 });
    expect(repeated).toMatchObject({ receipt: { nonce: 0 }, spins: 2 });
  });

  it.each([20, 40, 60])('happen all or not at all when the process dies after %i statements', async (statements) => {
    const who = await player();
    await infoOf(who);
    await house.cutAfter(statements, () => spinMany(tools, who, { ticket: 1, count: 3 })).catch(() => undefined);
    const counts = await countsOf(who);
    expect([
      [0, 0, 0],
      [3, 3, 3],
    ]).toContainEqual(counts);
    expect(await spinMany(tools, who, { ticket: 1, count: 3 })).toHaveLength(3);
    expect(await countsOf(who)).toEqual([3, 3, 3]);
  });

  it('are refused to self-excluded players', async () => {
    const who = await player();
    await sql(`UPDATE app_user SET restriction = 'self_exclusion', restricted_until = '9999-12-31' WHERE id = $1`, [
      who.userId,
    ]);
    await expect(spinMany(tools, who, { ticket: 1, count: 3 })).rejects.toEqual(refused('SELF_EXCLUDED'));
  });
});

describe('accounts of apparently the same person', () => {
  const others = async ({ userId }: DrumPlayer, identity: string | null = null) =>
    (await bonus.otherTakersOf(house.db.pool, { userId, bonus: 'newyear', identity })).map(({ kind }) => kind);

  const link = (userId: bigint, subject: string) =>
    sql(`INSERT INTO social_profile (provider, subject, user_id, name) VALUES ('telegram', $1, $2, 'x')`, [
      subject,
      userId,
    ]);
  const unlinked = (userId: bigint, subject: string) =>
    sql(`INSERT INTO account_event (user_id, kind, details) VALUES ($1, 'social.unlinked', $2)`, [
      userId,
      { provider: 'telegram', subject },
    ]);

  it('are found by a Telegram account that one has and the other had', async () => {
    const [taker, other, stranger] = [await player(), await player(), await player()];
    await spin(tools, taker);
    await unlinked(taker.userId, '701');
    await link(other.userId, '701');
    await link(stranger.userId, '702');
    expect([await others(other), await others(stranger)]).toEqual([['telegram'], []]);
    const later = await player();
    await unlinked(later.userId, '701');
    expect(await others(later)).toEqual(['telegram']);
  });

  it('are found by a Telegram account used for a different bonus', async () => {
    const [taker, other] = [await player(), await player()];
    await spin(tools, taker);
    await sql(
      `INSERT INTO bonus_grant (user_id, bonus, period, account, amount, status, identity, terms, details, created_at, updated_at)
       VALUES ($1, 'elsewhere', '1', 'bonus', 1, 'ready', $2, 1, '{}', 1, 1)`,
      [taker.userId, bonus.telegramIdentity('801')],
    );
    expect(await others(other)).toEqual([]);
    expect(await others(other, bonus.telegramIdentity('801'))).toEqual(['telegram']);
    await link(other.userId, '801');
    expect(await others(other)).toEqual(['telegram']);
  });

  it('do not include players who have not taken the bonus', async () => {
    const [one, other] = [await player(), await player()];
    await unlinked(one.userId, '901');
    await link(other.userId, '901');
    expect(await others(other)).toEqual([]);
  });
});
