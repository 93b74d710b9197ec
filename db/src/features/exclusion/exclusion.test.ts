import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/transaction.ts';
import { createTestPlayer, type TestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { matchExclusions } from './exclusion-matches.repository.ts';
import { forgetFormerKeys, keepKeys } from './identity-keys.repository.ts';
import { bindPerson } from './persons.repository.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ max: 10 });
});
afterAll(() => db.drop());

const YEAR_MS = 31_536_000_000;
const NOW = Date.now();

let keys = 0;
const newKey = (): Buffer => Buffer.alloc(32, (keys += 1));
const keep = (client: PoolClient, { userId }: TestPlayer, ...hashes: Buffer[]): Promise<void> =>
  keepKeys(
    client,
    userId,
    hashes.map((hash) => ({ kind: 'device', isProven: true, hash })),
  );

/** What a sign-in does. */
const look = async (client: PoolClient, player: TestPlayer, ...hashes: Buffer[]): Promise<readonly bigint[]> => {
  await keep(client, player, ...hashes);
  return matchExclusions(client, [player.userId], NOW);
};

/** What a self-exclusion does. */
const exclude = async (client: PoolClient, { userId }: TestPlayer): Promise<readonly bigint[]> =>
  bindPerson(client, userId, { until: NOW + YEAR_MS, at: NOW });

/** Whether a statement waits for a lock that another transaction holds. */
const somebodyWaits = async (): Promise<boolean> => {
  const { rows } = await db.owner.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
  return rows.length > 0;
};

describe('a sign-in and an exclusion at the same time', () => {
  it.each(['the exclusion', 'the sign-in'])('see each other when %s is first', async (first) => {
    const [excluded, again] = [await createTestPlayer(db.pool), await createTestPlayer(db.pool)];
    const key = newKey();
    await inTransaction(db.pool, (client) => keep(client, excluded, key));
    const acts = [(client: PoolClient) => exclude(client, excluded), (client: PoolClient) => look(client, again, key)];
    const [one, two] = first === 'the exclusion' ? acts : acts.toReversed();
    const client = await db.pool.connect();
    await client.query('BEGIN');
    await one?.(client);
    const second = inTransaction(db.pool, async (other) => two?.(other));
    await expect.poll(somebodyWaits).toBe(true);
    await client.query('COMMIT');
    client.release();
    expect(await second).toContain(again.userId);
  });
});

describe('keys that an account has no more', () => {
  it('are forgotten, but of a player whose exclusion runs', async () => {
    const [excluded, other] = [await createTestPlayer(db.pool), await createTestPlayer(db.pool)];
    await inTransaction(db.pool, (client) => exclude(client, excluded));
    const stays = newKey();
    for (const player of [excluded, other]) {
      await inTransaction(db.pool, (client) => keep(client, player, stays, newKey()));
      await inTransaction(db.pool, (client) => keep(client, player, stays));
    }
    const kept = async ({ userId }: TestPlayer): Promise<number | null> =>
      (await db.pool.query('SELECT FROM identity_key WHERE user_id = $1', [userId])).rowCount;
    await forgetFormerKeys(db.pool, NOW);
    expect([await kept(excluded), await kept(other)]).toEqual([2, 1]);
    await forgetFormerKeys(db.pool, NOW + YEAR_MS + 1);
    expect(await kept(excluded)).toBe(1);
  });
});
