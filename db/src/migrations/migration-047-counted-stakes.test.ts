import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../app/create-user.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { Migration047CountedStakes } from './migration-047-counted-stakes.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const sql = async (text: string, values: readonly unknown[] = []) => (await db.owner.query(text, [...values])).rows;

/** A player of the version before, with deposits (the last is the newest) and counters. */
const former = async ({
  deposits = [],
  wagered,
  target,
}: {
  deposits?: readonly (readonly [base: bigint, bonus: bigint])[];
  wagered: bigint;
  target: bigint;
}): Promise<bigint> => {
  const login = `p${randomUUIDv7().slice(-8)}`;
  const userId = await createUser(db.pool, { login, passwordHash: null, demoCreditMinor: 1_000_000n, at: 1 });
  for (const [index, [base, bonus]] of deposits.entries())
    await sql(
      `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount, base_minor,
         bonus_minor, transaction_id, created_at, updated_at, done_at)
       VALUES ($1, $2, 1, 2, 4, 4, 'fiat', 2, 1000000, $3::bigint, $3::bigint, $4, $1, $5, $5, $5)`,
      [randomUUIDv7(), userId, base, bonus, index + 1],
    );
  await sql('INSERT INTO wagering (user_id, target, started_at_count) VALUES ($1, $2, 0)', [userId, target]);
  await sql('INSERT INTO user_stats (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [userId]);
  await sql(
    'UPDATE user_stats SET total_bet = $2::bigint, wager_bet = $2::bigint - 300, real_owed = 100 WHERE user_id = $1',
    [userId, wagered + 300n],
  );
  await sql('INSERT INTO bonus_meter (user_id, dic_reading) VALUES ($1, 400)', [userId]);
  return userId;
};

it('rows from before stakes were counted keep their counters, and unplayed additions are marked', async () => {
  await sql('ALTER TABLE shared_round DROP COLUMN stakes CASCADE, DROP COLUMN payouts CASCADE');
  await sql('ALTER TABLE user_stats DROP COLUMN staked CASCADE');
  await sql('ALTER TABLE ledger_account DROP COLUMN addition CASCADE');
  const deposits = [
    [10_000n, 500n],
    [2_000n, 100n],
  ] as const;
  const newest = await former({ deposits, wagered: 21_200n, target: 25_200n }); // 4,000 left: the newest deposit alone
  const both = await former({ deposits, wagered: 0n, target: 25_200n });
  const played = await former({ deposits, wagered: 25_200n, target: 25_200n });
  const migration = new Migration047CountedStakes({} as never, {} as never);
  migration.up();
  for (const query of migration.getQueries()) await sql(String(query));
  const additions = await sql(
    `SELECT addition FROM ledger_account WHERE kind = 'real' AND user_id = ANY ($1) ORDER BY user_id`,
    [[newest, both, played]],
  );
  expect(additions.map(({ addition }) => addition)).toEqual([100n, 600n, 0n]);
  const [stats] = await sql('SELECT staked FROM user_stats WHERE user_id = $1', [newest]);
  expect(stats).toEqual({ staked: 21_200n + 300n - 100n });
  const [meter] = await sql('SELECT dic_reading FROM bonus_meter WHERE user_id = $1', [newest]);
  expect(meter).toEqual({ dic_reading: 100n }); // read as far from the end of what counts as it was from the end of all
});
