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
  const { totalBetMinor } = await lockStats(client, userId); // its lock is the wagering's too
  return { ...(await readRow(client, userId)), countedMinor: totalBetMinor };
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

/** Sets a player's target. Wagering that was over begins again at what has been staked. Part of `lockWagering`'s transaction. */
export const raiseWagering = async (
  client: Queryable,
  userId: bigint,
  { targetMinor, startedAtMinor, countedMinor }: StoredWagering,
  raisedMinor: bigint,
): Promise<void> => {
  const startedAt = targetMinor > countedMinor ? startedAtMinor : countedMinor;
  await client.query(
    `INSERT INTO wagering (user_id, target, started_at_count) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET target = excluded.target, started_at_count = excluded.started_at_count`,
    [userId, raisedMinor, startedAt],
  );
};
