import type { Queryable } from '../../core/pool.ts';
import { lockStats } from '../statistics/user-stats.repository.ts';

/** Where a player's wagering stands, in base hundredths. */
export interface StoredWagering {
  targetMinor: bigint; // what must have been staked since the account was opened
  startedAtMinor: bigint; // what had been staked when the present wagering began
  countedMinor: bigint; // what has been staked so far
}

interface Row {
  targetMinor: bigint;
  startedAtMinor: bigint;
}

/**
 * A player's wagering up to now. It stays so until the transaction of `client` ends. A player without a deposit owes
 * nothing.
 */
export const lockWagering = async (client: Queryable, userId: bigint): Promise<StoredWagering> => {
  const { wagerBetMinor } = await lockStats(client, userId); // its lock is the wagering's too
  return { ...(await readRow(client, userId)), countedMinor: wagerBetMinor };
};

const readRow = async (client: Queryable, userId: bigint): Promise<Row> => {
  const { rows } = await client.query<Row>(
    'SELECT target AS "targetMinor", started_at_count AS "startedAtMinor" FROM wagering WHERE user_id = $1',
    [userId],
  );
  return rows[0] ?? { targetMinor: 0n, startedAtMinor: 0n };
};

/** A player's wagering. `countedMinor`: of statistics that were just read. */
export const wageringOf = async (client: Queryable, userId: bigint, countedMinor: bigint): Promise<StoredWagering> => ({
  ...(await readRow(client, userId)),
  countedMinor,
});

/** Sets a player's target. Wagering that was over begins again at what has been staked, and `at` (ms since epoch). Part of `lockWagering`'s transaction. */
export const raiseWagering = async (
  client: Queryable,
  userId: bigint,
  { targetMinor, startedAtMinor, countedMinor }: StoredWagering,
  { raisedMinor, at }: { raisedMinor: bigint; at: number },
): Promise<void> => {
  const isRunning = targetMinor > countedMinor;
  await client.query(
    `INSERT INTO wagering AS w (user_id, target, started_at_count, started_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (user_id) DO UPDATE SET target = excluded.target, started_at_count = excluded.started_at_count,
       started_at = CASE WHEN $5 THEN w.started_at ELSE excluded.started_at END`,
    [userId, raisedMinor, isRunning ? startedAtMinor : countedMinor, at, isRunning],
  );
};

/** Deposits of a player that are not played through, in base hundredths. */
export interface UnplayedDeposits {
  baseMinor: bigint; // what their player paid in
  bonusMinor: bigint; // what the house added
  takenMinor: bigint; // what withdrawals have taken, or hold, since the first of them
}

/** The newest deposits that `leftMinor`, what is left to be staked, belongs to. `times`: how often each is to be staked. */
export const unplayedDepositsOf = async (
  client: Queryable,
  userId: bigint,
  { leftMinor, times }: { leftMinor: bigint; times: bigint },
): Promise<UnplayedDeposits> => {
  const { rows } = await client.query<UnplayedDeposits>(
    `WITH deposit AS (
       SELECT base_minor, bonus_minor, done_at,
         sum(base_minor + bonus_minor) OVER (ORDER BY done_at DESC, id DESC) - base_minor - bonus_minor AS newer
       FROM payment WHERE user_id = $1 AND code = 1 AND state = 2
     ), unplayed AS (SELECT * FROM deposit WHERE newer * $3 < $2)
     SELECT coalesce(sum(base_minor), 0)::bigint AS "baseMinor", coalesce(sum(bonus_minor), 0)::bigint AS "bonusMinor",
       (SELECT coalesce(sum(w.base_minor + w.fee_minor), 0)::bigint FROM payment w WHERE w.user_id = $1 AND w.code = 2
          AND w.state IN (1, 2, 3) AND w.created_at >= (SELECT min(done_at) FROM unplayed)) AS "takenMinor"
     FROM unplayed`,
    [userId, leftMinor, times],
  );
  return rows[0] ?? { baseMinor: 0n, bonusMinor: 0n, takenMinor: 0n };
};
