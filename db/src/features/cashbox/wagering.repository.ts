import type { Queryable } from '../../core/pool.ts';
import { depositsSql, type LeftToStake } from '../cash/deposits-sql.ts';
import { lockStats } from '../statistics/user-stats.repository.ts';

/** A player's wagering, in base hundredths. */
export interface StoredWagering {
  targetMinor: bigint; // total to have staked since the account was opened
  startedAtMinor: bigint; // counted stakes when the present wagering began
  countedMinor: bigint; // counted stakes so far
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
  baseMinor: bigint; // the player's payments, without fees
  bonusMinor: bigint; // the house's bonuses
  takenMinor: bigint; // amount taken or held by withdrawals since the first of them
  since: number | null; // when the first of them was credited, ms since epoch; null: there is none
}

/** The deposits that `leftMinor` belongs to. */
export const unplayedDepositsOf = async (
  client: Queryable,
  userId: bigint,
  { leftMinor, times }: LeftToStake,
): Promise<UnplayedDeposits> => {
  const { rows } = await client.query<UnplayedDeposits>(
    `SELECT coalesce(sum(base_minor), 0)::bigint AS "baseMinor", coalesce(sum(bonus_minor), 0)::bigint AS "bonusMinor",
       (SELECT coalesce(sum(w.base_minor + w.fee_minor), 0)::bigint FROM payment w WHERE w.user_id = $1 AND w.code = 2
          AND w.state IN (1, 2, 3) AND w.created_at >= min(d.done_at)) AS "takenMinor", min(done_at)::float8 AS since
     FROM (${depositsSql}) d WHERE is_unplayed`,
    [userId, leftMinor, times],
  );
  return rows[0] ?? { baseMinor: 0n, bonusMinor: 0n, takenMinor: 0n, since: null };
};

/**
 * Before a deposit is credited: adds what the house adds to it to the part of the balance that is staked against the house
 * alone. Of earlier additions no more is left than the balance, and nothing once they are played through. Part of
 * `lockWagering`'s transaction, with the wagering as it was before the deposit.
 */
export const addAddition = async (
  client: Queryable,
  userId: bigint,
  { targetMinor, countedMinor }: StoredWagering,
  bonusMinor: bigint,
): Promise<void> => {
  await client.query(
    `UPDATE ledger_account SET addition = CASE WHEN $3 THEN least(addition, balance) ELSE 0 END + $2
     WHERE user_id = $1 AND kind = 'real' AND (addition > 0 OR $2 > 0)`,
    [userId, bonusMinor, targetMinor > countedMinor],
  );
};

/** Releases a player's additions once nothing is left to be staked. `freeMinor`: of the balance, what is no addition. */
export const renewAddition = async (
  client: Queryable,
  userId: bigint,
): Promise<{ leftMinor: bigint; freeMinor: bigint }> => {
  const { targetMinor, countedMinor } = await lockWagering(client, userId);
  const leftMinor = targetMinor > countedMinor ? targetMinor - countedMinor : 0n;
  const { rows } = await client.query<{ freeMinor: bigint }>(
    `UPDATE ledger_account SET addition = CASE WHEN $2 THEN 0 ELSE addition END WHERE user_id = $1 AND kind = 'real'
     RETURNING greatest(balance - addition, 0) AS "freeMinor"`,
    [userId, leftMinor === 0n],
  );
  return { leftMinor, freeMinor: rows[0]?.freeMinor ?? 0n };
};
