import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Migration } from '@mikro-orm/migrations';
import { houseStorage, migrationsOf } from './features.ts';
import { openOwnerOrm } from './database.ts';
import { lockingStatements } from './locking-statements.ts';

/** The last migration that a house opens with: until then its tables are empty. */
const LAST_OF_OPENING = 119;

let orm: MikroORM;
beforeAll(async () => {
  orm = await openOwnerOrm('postgres://nobody@127.0.0.1:1/nothing'); // nothing is asked of it
});
afterAll(() => orm.close(true));

const sqlOf = async ({ class: Class }: ReturnType<typeof migrationsOf>[number]): Promise<string> => {
  const migration: Migration = new (Class as new (...input: unknown[]) => Migration)(orm.em.getDriver(), orm.config);
  await migration.up();
  return migration.getQueries().map(String).join(';\n');
};

describe('migrations', () => {
  it('a migration of a house that runs locks no hot table', async () => {
    const later = migrationsOf(houseStorage).filter(({ name }) => Number.parseInt(name, 10) > LAST_OF_OPENING);
    const found = [];
    for (const migration of later)
      found.push(...lockingStatements(await sqlOf(migration)).map((each) => ({ migration: migration.name, ...each })));
    expect(found).toEqual([]);
  });

  it('an older migration that locked one is found', async () => {
    const indexed = migrationsOf(houseStorage).find(({ name }) => name === '012-rounds-by-game');
    expect(lockingStatements(indexed ? await sqlOf(indexed) : '')).toMatchObject([{ table: 'round' }]);
  });
});

describe('statements', () => {
  it.each([
    'CREATE INDEX round_at ON round (at)',
    'CREATE UNIQUE INDEX IF NOT EXISTS session_x ON "session" (token_hash)',
    'ALTER TABLE round ALTER COLUMN stake TYPE numeric',
    'ALTER TABLE app_user ALTER nick SET NOT NULL',
    'ALTER TABLE payment ADD CONSTRAINT payment_positive CHECK (amount > 0)',
    'ALTER TABLE ledger_entry ADD seen timestamptz DEFAULT clock_timestamp()',
    'ALTER TABLE shared_bet ADD owner bigint REFERENCES app_user',
    'ALTER TABLE round DROP COLUMN choice',
    'UPDATE app_user SET lang = 0',
    'LOCK TABLE ledger_account',
    'SELECT 1; TRUNCATE log_entry',
  ])('a statement that stops the house is refused: %s', (sql) => {
    expect(lockingStatements(sql)).toHaveLength(1);
  });

  it.each([
    'CREATE INDEX CONCURRENTLY round_at ON round (at)',
    'CREATE INDEX round_share_at ON round_share (at)',
    'CREATE TABLE note (id bigint PRIMARY KEY, user_id bigint REFERENCES app_user)',
    'ALTER TABLE round ADD note text',
    "ALTER TABLE app_user ADD colour text NOT NULL DEFAULT 'red'",
    'ALTER TABLE payment ADD CONSTRAINT payment_positive CHECK (amount > 0) NOT VALID',
    'ALTER TABLE payment VALIDATE CONSTRAINT payment_positive',
    'UPDATE app_user SET lang = 0 WHERE id = 1',
  ])('a statement that holds nothing for long is accepted: %s', (sql) => {
    expect(lockingStatements(sql)).toEqual([]);
  });
});
