import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import { playerAccounts } from '../../ledger/accounts.ts';
import { houseBalances } from '../../ledger/rollup.ts';
import type { StatedReserves, StatedUnit } from './solvency.entities.ts';

/** Units of money that the house may owe, in order. */
export const owedUnits: readonly string[] = [...new Set(Object.values(playerAccounts))].toSorted();

/** A statement as far as it has come. */
export interface StatementRow {
  day: number;
  at: number;
  ledger: string;
  secret: Buffer;
  unassigned: Record<string, string>;
  units: readonly StatedUnit[] | null;
  reserves: StatedReserves | null;
}

/** A statement that is or becomes a leaf of the log. */
export type PublishedStatement = Omit<StatementRow, 'unassigned' | 'units' | 'reserves'> & {
  units: readonly StatedUnit[];
  reserves: StatedReserves;
};

const takenShares = `
INSERT INTO solvency_share (day, unit, user_id, amount)
SELECT $1::int, unit, user_id, sum(balance)::bigint FROM ledger_account
WHERE user_id IS NOT NULL AND balance > 0 GROUP BY unit, user_id`;

/**
 * Takes the day's snapshot: all players' balances by unit, and the transactions that they are of, in one view of the ledger.
 * Does nothing when the day has one: nobody can choose another moment by taking it again.
 */
export const takeSnapshot = async (
  pool: Pool,
  { day, at, secret }: Pick<StatementRow, 'day' | 'at' | 'secret'>,
): Promise<void> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await client.query('SET LOCAL statement_timeout = 0'); // once a day, and as long as all players' balances take
    const { rows } = await client.query<{ ledger: string }>('SELECT pg_current_snapshot()::text AS ledger');
    const unassigned = Object.fromEntries(
      (await houseBalances(client))
        .filter(({ kind }) => kind === 'house.airdrops')
        .map(({ unit, balanceMinor }) => [unit, String(balanceMinor)]),
    );
    const { rowCount } = await client.query(
      `INSERT INTO solvency_statement (day, at, ledger, secret, unassigned) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (day) DO NOTHING`,
      [day, at, rows[0]?.ledger, secret, JSON.stringify(unassigned)],
    );
    if (rowCount === 1) await client.query(takenShares, [day]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
};

const columns = 'day, at, ledger, secret, unassigned, units, reserves';

type RawStatement = Omit<StatementRow, 'at'> & { at: bigint };

const statementOf = (row: RawStatement): StatementRow => ({ ...row, at: Number(row.at) });

/** The day of the newest snapshot. */
export const newestDay = async (client: Queryable): Promise<number | undefined> => {
  const { rows } = await client.query<{ day: number }>('SELECT day FROM solvency_statement ORDER BY day DESC LIMIT 1');
  return rows[0]?.day;
};

/** Statements that are not published yet, oldest first. */
export const unpublishedStatements = async (client: Queryable): Promise<StatementRow[]> => {
  const { rows } = await client.query<RawStatement>(
    `SELECT ${columns} FROM solvency_statement WHERE published_xid IS NULL ORDER BY day`,
  );
  return rows.map(statementOf);
};

/** Puts a statement's debts and reserves into force: with its transaction it enters the log. Done again it throws. */
export const publishStatement = async (
  client: Queryable,
  { day, units, reserves }: Pick<PublishedStatement, 'day' | 'units' | 'reserves'>,
): Promise<void> => {
  await client.query('UPDATE solvency_statement SET units = $2, reserves = $3 WHERE day = $1', [
    day,
    JSON.stringify(units),
    JSON.stringify(reserves),
  ]);
};

const isPublished = (row: StatementRow): row is StatementRow & PublishedStatement =>
  row.units !== null && row.reserves !== null;

/** Published statements of these days. */
export const publishedStatements = async (
  client: Queryable,
  days: readonly number[],
): Promise<PublishedStatement[]> => {
  const { rows } = await client.query<RawStatement>(
    `SELECT ${columns} FROM solvency_statement WHERE day = ANY ($1::int[]) AND published_xid IS NOT NULL ORDER BY day`,
    [`{${days.join(',')}}`],
  );
  return rows.map(statementOf).filter(isPublished);
};

/** Days of published statements, newest first, with their entries of the log; null: not there yet. */
export const publishedDays = async (
  client: Queryable,
  limit: number,
): Promise<{ day: number; index: number | null; hasShares: boolean }[]> => {
  const { rows } = await client.query<{ day: number; index: bigint | null; hasShares: boolean }>(
    `SELECT s.day, e.leaf_index AS index, EXISTS (SELECT FROM solvency_share WHERE day = s.day) AS "hasShares"
     FROM solvency_statement s LEFT JOIN log_entry e ON e.kind = 'solvency' AND e.ref = s.day::text
     WHERE s.published_xid IS NOT NULL ORDER BY s.day DESC LIMIT $1`,
    [limit],
  );
  return rows.map((row) => ({ ...row, index: row.index === null ? null : Number(row.index) }));
};

/** Drops the shares and leaves of all but the newest published statements. The statements stay. */
export const dropOldShares = async (client: Queryable, kept: number): Promise<void> => {
  const before = `(SELECT min(day) FROM (SELECT day FROM solvency_statement WHERE published_xid IS NOT NULL
    ORDER BY day DESC LIMIT $1) AS newest)`;
  for (const table of ['solvency_share', 'solvency_block'])
    await client.query(`DELETE FROM ${table} WHERE day < ${before}`, [kept]);
};
