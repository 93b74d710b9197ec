import { createTestDatabase, rotateTestSeeds, type TestDatabase } from 'db/testing';
import { createUser, notices, publicUsersOf, rollUpStats } from 'db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../core/observability/logger.ts';
import { createLevelWatch } from './level-watch.ts';
import { tellLevels } from './tell-levels.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

let count = 0;
const newPlayer = async (): Promise<bigint> => {
  const form = { login: `played${(count += 1)}`, passwordHash: null, demoCreditMinor: 0n, at: 1 };
  const userId = await createUser(db.pool, form);
  await rotateTestSeeds(db, userId);
  return userId;
};

/** A settled dice round with this stake. */
const play = (userId: bigint, nonce: number, stakeMinor: bigint): Promise<unknown> =>
  db.owner.query(
    `INSERT INTO round (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, outcome, at)
     SELECT uuidv7(), 'dice', $1, id, $2, 'x', 1, 'real', $3, 0, '{}', '{}', 1 FROM seed_pair WHERE user_id = $1 AND status = 'current'`,
    [userId, nonce, stakeMinor],
  );

const watch = (onLevel: (userId: bigint) => Promise<void>, everyMs = 10) =>
  createLevelWatch({
    pool: db.pool,
    log: createLogger('silent'),
    onLevel,
    onCounted: (stats) => tellLevels(db, stats),
    everyMs,
  });

const levelOf = async (userId: bigint): Promise<number | undefined> => {
  const { rows } = await db.pool.query<{ id: string }>('SELECT public_id AS id FROM app_user WHERE id = $1', [userId]);
  return (await publicUsersOf(db.pool, [rows[0]?.id ?? '']))[0]?.vipStatus;
};

it('tells of who reached a level, once, and shows it to others', async () => {
  const [climber, other] = [await newPlayer(), await newPlayer()];
  const announced: bigint[] = [];
  const levels = watch(async (userId) => void announced.push(userId));
  await play(climber, 0, 10_000n);
  await play(other, 0, 100n);
  for (const userId of [climber, other, climber]) levels.played(userId);
  await expect.poll(() => announced, { timeout: 30_000 }).toEqual([climber]);
  expect([await levelOf(climber), await levelOf(other)]).toEqual([2, 1]);
  await play(climber, 1, 100n);
  levels.played(climber);
  await levels.close();
  expect(announced).toEqual([climber]);
  const written = await notices.noticesOf(db.orm.em.fork(), climber, { before: undefined, limit: 10 });
  expect(written).toMatchObject([{ code: 'levelReached', facts: { level: 2 } }]);
  expect((await rollUpStats(db.pool, [climber]))[0]?.totalBetMinor).toBe(10_100n);
});

it('counts what is due when it closes', async () => {
  const userId = await newPlayer();
  const levels = watch(async () => undefined, 3_600_000);
  await play(userId, 0, 1_000_000n);
  levels.played(userId);
  await levels.close();
  expect(await levelOf(userId)).toBe(3);
});

it('goes on after a count that failed', async () => {
  const userId = await newPlayer();
  const announced: bigint[] = [];
  let fails = true;
  const levels = watch(async (reached) => {
    if (fails) throw new Error('nobody could be told');
    announced.push(reached);
  });
  await play(userId, 0, 10_000n);
  levels.played(userId);
  await expect.poll(() => levelOf(userId), { timeout: 30_000 }).toBe(2);
  fails = false;
  await play(userId, 1, 1_000_000n);
  levels.played(userId);
  await expect.poll(() => announced, { timeout: 30_000 }).toEqual([userId]);
  await levels.close();
});
