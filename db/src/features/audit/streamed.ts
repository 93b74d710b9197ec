import type { Pool, QueryResultRow } from 'pg';

const ROWS_A_READ = 2000;

/**
 * The rows of a statement, some at a time, on one snapshot: whatever there are, few are in memory. Holds a connection of
 * the pool until the last row was read or the reader stops.
 */
export async function* streamed<Row extends QueryResultRow>(
  pool: Pool,
  text: string,
  values: readonly unknown[],
  { mergeJoins = true } = {},
): AsyncGenerator<readonly Row[]> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('BEGIN READ ONLY');
    if (!mergeJoins) await client.query('SET LOCAL enable_mergejoin = off');
    await client.query(`DECLARE streamed NO SCROLL CURSOR FOR ${text}`, [...values]);
    for (;;) {
      const { rows } = await client.query<Row>(`FETCH ${ROWS_A_READ} FROM streamed`);
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_A_READ) break;
    }
    await client.query('COMMIT');
    isDone = true;
  } finally {
    client.release(!isDone); // a cursor that was left open goes with its connection
  }
}

/** Runs several statements on one snapshot. */
export const onOneSnapshot = async <T>(pool: Pool, work: (client: Pick<Pool, 'query'>) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const result = await work(client);
    await client.query('COMMIT');
    isDone = true;
    return result;
  } finally {
    client.release(!isDone);
  }
};
