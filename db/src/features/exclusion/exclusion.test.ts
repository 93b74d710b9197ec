import type { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inUnitOfWork } from '../../core/unit-of-work.ts';
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
const keep = (em: EntityManager, { userId }: TestPlayer, ...hashes: Buffer[]): Promise<void> =>
  keepKeys(
    em,
    userId,
    hashes.map((hash) => ({ kind: 'device', isProven: true, hash })),
  );

/** Looks for matches as a sign-in does. */
const look = async (em: EntityManager, player: TestPlayer, ...hashes: Buffer[]): Promise<readonly bigint[]> => {
  await keep(em, player, ...hashes);
  return matchExclusions(em, [player.userId], NOW);
};

/** Excludes a player as they do themselves. */
const exclude = async (em: EntityManager, { userId }: TestPlayer): Promise<readonly bigint[]> =>
  bindPerson(em, userId, { until: NOW + YEAR_MS, at: NOW });

/** True when a statement waits for a lock that another transaction holds. */
const somebodyWaits = async (): Promise<boolean> => {
  const { rows } = await db.owner.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`);
  return rows.length > 0;
};

describe('a sign-in and an exclusion at the same time', () => {
  it.each(['the exclusion', 'the sign-in'])('see each other when %s is first', async (first) => {
    const [excluded, again] = [await createTestPlayer(db), await createTestPlayer(db)];
    const key = newKey();
    await inUnitOfWork(db, ({ em }) => keep(em, excluded, key));
    const acts = [(em: EntityManager) => exclude(em, excluded), (em: EntityManager) => look(em, again, key)];
    const [one, two] = first === 'the exclusion' ? acts : acts.toReversed();
    const [hasActed, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = inUnitOfWork(db, async ({ em }) => {
      await one?.(em);
      hasActed.resolve();
      await mayEnd.promise;
    });
    await hasActed.promise;
    const second = inUnitOfWork(db, async ({ em }) => two?.(em));
    await expect.poll(somebodyWaits).toBe(true);
    mayEnd.resolve();
    await held;
    expect(await second).toContain(again.userId);
  });
});

describe('keys that an account has no more', () => {
  it('are forgotten, but of a player whose exclusion runs', async () => {
    const [excluded, other] = [await createTestPlayer(db), await createTestPlayer(db)];
    await inUnitOfWork(db, ({ em }) => exclude(em, excluded));
    const stays = newKey();
    for (const player of [excluded, other]) {
      await inUnitOfWork(db, ({ em }) => keep(em, player, stays, newKey()));
      await inUnitOfWork(db, ({ em }) => keep(em, player, stays));
    }
    const kept = async ({ userId }: TestPlayer): Promise<number | null> =>
      (await db.pool.query('SELECT FROM identity_key WHERE user_id = $1', [userId])).rowCount;
    await forgetFormerKeys(db.orm.em.fork(), NOW);
    expect([await kept(excluded), await kept(other)]).toEqual([2, 1]);
    await forgetFormerKeys(db.orm.em.fork(), NOW + YEAR_MS + 1);
    expect(await kept(excluded)).toBe(1);
  });
});
