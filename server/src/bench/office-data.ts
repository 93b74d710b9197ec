import { createPool, type Database } from 'db';
import { houseData } from './office-data-sql.ts';

/** Number of players and bets that a house is made of. */
export interface HouseSize {
  players: number;
  bets: number;
}

/** Days over which the made house was open, up to now. */
export const HOUSE_DAYS = 30;

const SPAN_MS = HOUSE_DAYS * 86_400_000;
const COUNTED_AT_ONCE = 500; // each statement has half a minute

/**
 * Fills a database with players, a month of bets and everything that the office lists, by set-based statements over numbers: the
 * same size and moment make the same rows. The ledger of it keeps every law. The rounds stand below the log's cursor, as if the
 * log had long taken them in. Returns the seconds that it took.
 */
export const fillHouse = async (databaseUrl: string, { players, bets }: HouseSize, now: number): Promise<number> => {
  const owner = createPool({ connectionString: databaseUrl, max: 1 });
  const started = performance.now();
  try {
    // references are right by the way they are made: checking each of millions takes most of the time
    await owner.query(
      `SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'`,
    );
    for (const sql of houseData({ players, bets, from: now - SPAN_MS, spanMs: SPAN_MS })) await owner.query(sql);
    await owner.query('VACUUM ANALYZE');
  } finally {
    await owner.end();
  }
  return (performance.now() - started) / 1000;
};

/** Counts the figures of players and days, as jobs and looks of a month would have. Returns the seconds of each. */
export const countHouse = async (
  { pool }: Database,
  { rollUp, countDays }: { rollUp: (ids: readonly bigint[]) => Promise<unknown>; countDays: () => Promise<number> },
): Promise<{ playersSeconds: number; daySeconds: number }> => {
  const started = performance.now();
  const { rows } = await pool.query<{ id: bigint }>(
    'SELECT id FROM app_user u WHERE EXISTS (SELECT FROM round r WHERE r.user_id = u.id) ORDER BY id',
  );
  for (let from = 0; from < rows.length; from += COUNTED_AT_ONCE)
    await rollUp(rows.slice(from, from + COUNTED_AT_ONCE).map(({ id }) => id));
  const counted = performance.now();
  const days = await countDays();
  return {
    playersSeconds: (counted - started) / 1000,
    daySeconds: (performance.now() - counted) / 1000 / Math.max(1, days),
  };
};
