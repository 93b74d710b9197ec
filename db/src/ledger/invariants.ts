import type { Pool } from 'pg';
import type { Queryable } from '../core/pool.ts';
import { invariantQueries } from './invariant-queries.ts';

/** One law of the ledger. */
export interface Invariant {
  name: string;
  /** SQL that yields one row with one text column `example` for every breach, and none when the law holds. */
  breaches: string;
}

/** A law that does not hold. */
export interface Breach {
  invariant: string;
  count: number;
  examples: readonly string[]; // up to 20
}

const EXAMPLES = 20;

/** Every law, in the order in which they are checked. */
export const invariants: readonly Invariant[] = Object.entries(invariantQueries).map(([name, breaches]) => ({
  name,
  breaches,
}));

/** Checks one law. Undefined when it holds. */
export const checkInvariant = async (client: Queryable, { name, breaches }: Invariant): Promise<Breach | undefined> => {
  const { rows } = await client.query<{ count: string; example: string }>(
    `WITH breach AS MATERIALIZED (${breaches})
     SELECT (SELECT count(*) FROM breach)::text AS count, example FROM breach ORDER BY example LIMIT ${EXAMPLES}`,
  );
  return rows[0] && { invariant: name, count: Number(rows[0].count), examples: rows.map(({ example }) => example) };
};

/**
 * Checks every law on one snapshot, so it may run while bets are settled. Reads the whole ledger: for jobs and tests.
 * `onChecked` hears of each law as it is done.
 */
export const checkInvariants = async (
  pool: Pool,
  onChecked: (invariant: Invariant, breach: Breach | undefined) => void = () => undefined,
): Promise<Breach[]> => {
  const client = await pool.connect();
  const found: Breach[] = [];
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(`SET LOCAL work_mem = '128MB'`);
    for (const invariant of invariants) {
      const breach = await checkInvariant(client, invariant);
      if (breach) found.push(breach);
      onChecked(invariant, breach);
    }
    await client.query('COMMIT');
    return found;
  } finally {
    client.release(true); // never hands an open snapshot back to the pool
  }
};
