import type { Pool, PoolClient } from 'pg';

/** Runs `work` in one transaction on a client of the pool: COMMIT when it resolves, ROLLBACK when it throws. */
export const inTransaction = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken); // a client that cannot roll back is thrown away
  }
};

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const ATTEMPTS = 6; // the first and five more

const isTransient = (error: unknown): boolean => {
  const code = (error as { code?: unknown } | null)?.code;
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
};

/** Runs a whole transaction again, at most five times, when PostgreSQL broke it to resolve a conflict. */
export const retryingConflicts = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isTransient(error)) throw error;
    }
  }
};
