import { createUser, sessionRepository, userRepository } from 'db';
import { createTestDatabase, rotateTestSeeds, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newToken, tokenHash } from './session-tokens.ts';
import { createSessionSource, type SessionSource } from './sessions.ts';

let db: TestDatabase;
let source: SessionSource;
let players = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  source = createSessionSource(db);
});
afterAll(() => db.drop());

const newPlayer = (): Promise<bigint> =>
  createUser(db.pool, { login: `player${(players += 1)}`, passwordHash: null, demoCreditMinor: 0n, at: 5, lang: 'uz' });

const openSession = async (userId: bigint, forMs = 60_000): Promise<{ id: string; token: string; expiresAt: Date }> => {
  const token = newToken();
  const expiresAt = new Date(Date.now() + forMs);
  const { id } = await sessionRepository(db.orm.em.fork()).create({ userId, tokenHash: tokenHash(token), expiresAt });
  return { id, token, expiresAt };
};

describe('a session', () => {
  it('is found by its token while it is live', async () => {
    const userId = await newPlayer();
    const { id, token, expiresAt } = await openSession(userId);
    expect(await source.findSession(token)).toEqual({ sessionId: id, userId, expiresAt: expiresAt.getTime() });
    await sessionRepository(db.orm.em.fork()).end(id);
    expect(await source.findSession(token)).toBeUndefined();
  });

  it.each(['', 'x', '\u0000', 'x'.repeat(10_000)])('is not found by the token %j', async (token) => {
    expect(await source.findSession(token)).toBeUndefined();
  });

  it('is not found once it has expired', async () => {
    const { token } = await openSession(await newPlayer(), -1);
    expect(await source.findSession(token)).toBeUndefined();
  });

  it('the use of a session shows when', async () => {
    const { id, token } = await openSession(await newPlayer());
    await db.owner.query(`UPDATE session SET last_used_at = now() - interval '1 hour' WHERE id = $1`, [id]);
    await source.findSession(token);
    const { rows } = await db.pool.query(
      `SELECT last_used_at > now() - interval '1 minute' AS used FROM session WHERE id = $1`,
      [id],
    );
    expect(rows).toEqual([{ used: true }]);
  });

  it('is told from those that are over', async () => {
    const userId = await newPlayer();
    const [live, expired, ended] = [
      await openSession(userId),
      await openSession(userId, -1),
      await openSession(userId),
    ];
    await sessionRepository(db.orm.em.fork()).end(ended.id);
    expect(await source.endedAmong([live.id, expired.id, ended.id])).toEqual([expired.id, ended.id]);
    expect(await source.endedAmong([])).toEqual([]);
  });
});

describe('a player', () => {
  it('is loaded with the accounts that stakes come from', async () => {
    const userId = await newPlayer();
    const player = await source.loadPlayer(userId);
    expect(player).toMatchObject({
      userId,
      lang: 'uz',
      roles: [],
      gameMode: 0,
      targetCurrencyId: 2,
      isHidden: false,
      seeds: undefined,
    });
    const { rows } = await db.pool.query<{ kind: string; id: bigint }>(
      'SELECT kind, id FROM ledger_account WHERE user_id = $1',
      [userId],
    );
    const ids = Object.fromEntries(rows.map(({ kind, id }) => [kind, id]));
    expect(player?.accounts).toEqual({ real: ids['real'], bonus: ids['bonus'], usdicLocked: ids['usdicLocked'] });
  });

  it('a blocked or unknown player is not found', async () => {
    const userId = await newPlayer();
    await userRepository(db.orm.em.fork()).update(userId, { blockedAt: new Date() });
    expect(await source.loadPlayer(userId)).toBeUndefined();
    expect(await source.loadPlayer(999_999n)).toBeUndefined();
  });

  it('draws from the current pair, not before the last round', async () => {
    const userId = await newPlayer();
    expect(await source.loadSeeds(userId)).toBeUndefined(); // no client seed was made for a pair yet
    const { current } = await rotateTestSeeds(db, userId);
    const seeds = {
      pairId: current.id,
      serverSeed: current.serverSeed,
      commitment: current.serverSeedHash,
      clientSeed: current.clientSeed,
      nonce: 0,
      lastAt: 0,
    };
    expect(await source.loadSeeds(userId)).toEqual(seeds);
    await db.owner.query(
      `INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, at)
       VALUES (uuidv7(), 'dice', $1, $2, 0, 'x', 1, 'real', 100, 0, '{}', 1234567890123)`,
      [userId, current.id],
    );
    expect((await source.loadSeeds(userId))?.lastAt).toBe(1_234_567_890_123);
  });
});
