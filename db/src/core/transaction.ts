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
