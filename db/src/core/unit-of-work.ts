import type { Transaction } from '@mikro-orm/core';
import { createPostgreSqlTypeParsers, type EntityManager, type MikroORM } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import { TypeOverrides, type Pool, type PoolClient } from 'pg';

/** Handles of a unit of work: both are of one transaction. */
export interface UnitOfWork {
  em: EntityManager; // for entities; flushed before the commit
  client: PoolClient; // for what takes SQL: the ledger, figures, statements over sets
}

/** A database whose pool and entities a unit of work joins. */
export interface UnitSource {
  pool: Pool;
  orm: MikroORM;
}

const textArray = new TypeOverrides().getTypeParser(1009, 'text') as unknown as (text: string) => string[];

/** Types as the ORM expects them: our pools read bigints and dates otherwise. */
export const ormTypes = new TypeOverrides();
for (const [oid, parse] of Object.entries(createPostgreSqlTypeParsers(textArray)))
  ormTypes.setTypeParser(Number(oid), parse);

/** A pool of one client that is not given back: its transaction is somebody else's. */
const poolOf = (client: PoolClient) => {
  const lent = {
    query: (text: string, values: readonly unknown[]) => client.query({ text, values: [...values], types: ormTypes }),
    release: () => undefined,
  } as unknown as PostgresPoolClient;
  return { connect: async () => lent, end: async () => undefined, options: {} };
};

/**
 * Runs `work` in one transaction that entities and SQL share: what it moves in the ledger and what it stores of entities
 * happens together or not at all. `isReading`: PostgreSQL refuses whatever would lock a row or write.
 */
export const inUnitOfWork = async <T>(
  { pool, orm }: UnitSource,
  work: (unit: UnitOfWork) => Promise<T>,
  { isReading = false } = {},
): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const kysely = new Kysely({ dialect: new PostgresDialect({ pool: poolOf(client) }) });
    const begin = kysely.startTransaction();
    const transaction = await (isReading ? begin.setAccessMode('read only') : begin).execute();
    const em = orm.em.fork();
    em.setTransactionContext(transaction as Transaction);
    try {
      const result = await work({ em, client });
      await em.flush();
      await transaction.commit().execute();
      return result;
    } catch (error) {
      await transaction
        .rollback()
        .execute()
        .catch((failure: Error) => (broken = failure));
      throw error;
    }
  } finally {
    client.release(broken); // a client that cannot roll back is thrown away
  }
};
