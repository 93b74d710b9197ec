import type { Period } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import type { LimitKind, PlayerLimit } from './limits.entities.ts';

/** How long a higher limit, or the end of one, waits before it may be confirmed: not in the heat of play. */
export const RAISE_WAITS_MS = 86_400_000;

/** How long such a request may then be confirmed. */
export const RAISE_STANDS_MS = 7 * 86_400_000;

/** One limit of a player. */
export interface LimitKey {
  userId: bigint;
  kind: LimitKind;
  period: Period; // of a session: day
}

/** A player's limits, with the raises that they have asked for. */
export const limitsOf = async (client: Queryable, userId: bigint): Promise<PlayerLimit[]> => {
  const { rows } = await client.query<PlayerLimit>(
    `SELECT user_id AS "userId", kind, period, amount, pending_amount AS "pendingAmount", pending_at AS "pendingAt",
       changed_at AS "changedAt"
     FROM player_limit WHERE user_id = $1 ORDER BY kind, period`,
    [userId],
  );
  return rows;
};

/** Forgets raises that nobody confirmed in time: one that lies ready for ever would be there in the heat of play. */
export const forgetLapsedRaises = async (client: Queryable, userId: bigint, at: number): Promise<void> => {
  await client.query(
    'UPDATE player_limit SET pending_amount = NULL, pending_at = NULL WHERE user_id = $1 AND pending_at <= $2',
    [userId, new Date(at - RAISE_STANDS_MS)],
  );
};

const DUE = 'user_id = $1 AND kind = $2 AND period = $3 AND pending_at <= $4';

/**
 * Makes a raise count that its player asked for long enough ago, or ends the limit. False when none is ready. Lapsed ones
 * must have been forgotten and the player's accounts be locked.
 */
export const confirmRaise = async (
  client: Queryable,
  { userId, kind, period, at }: LimitKey & { at: number },
): Promise<boolean> => {
  const key = [userId, kind, period, new Date(at)];
  const ended = await client.query(`DELETE FROM player_limit WHERE ${DUE} AND pending_amount IS NULL`, key);
  const raised = await client.query(
    `UPDATE player_limit SET amount = pending_amount, pending_amount = NULL, pending_at = NULL, changed_at = $4 WHERE ${DUE}`,
    key,
  );
  return (ended.rowCount ?? 0) + (raised.rowCount ?? 0) > 0;
};

// The same wish, made twice, does not wait twice.
const setting = `
INSERT INTO player_limit AS l (user_id, kind, period, amount, changed_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (user_id, kind, period) DO UPDATE SET
  amount = least(l.amount, excluded.amount),
  pending_amount = CASE WHEN excluded.amount > l.amount THEN excluded.amount END,
  pending_at = CASE WHEN excluded.amount > l.amount
    THEN CASE WHEN l.pending_amount = excluded.amount THEN l.pending_at ELSE $6::timestamptz END END,
  changed_at = excluded.changed_at`;

const ending = `
UPDATE player_limit SET pending_amount = NULL, changed_at = $4,
  pending_at = CASE WHEN pending_at IS NOT NULL AND pending_amount IS NULL THEN pending_at ELSE $5::timestamptz END
WHERE user_id = $1 AND kind = $2 AND period = $3`;

/**
 * Sets a limit: a first or a lower one counts at once, a higher one and its end (null) once it is confirmed, 24 hours later
 * at the earliest; whatever waited before is forgotten. Lapsed raises must have been forgotten and the player's accounts
 * be locked.
 */
export const setLimit = async (
  client: Queryable,
  { userId, kind, period, amount, at }: LimitKey & { amount: bigint | null; at: number },
): Promise<void> => {
  const [now, due] = [new Date(at), new Date(at + RAISE_WAITS_MS)];
  if (amount === null) await client.query(ending, [userId, kind, period, now, due]);
  else await client.query(setting, [userId, kind, period, amount, now, due]);
};

/** Has a player told how long they have been here every so many minutes; null: never. */
export const setRealityCheck = async (client: Queryable, userId: bigint, minutes: number | null): Promise<void> => {
  await client.query('UPDATE app_user SET reality_check_minutes = $2 WHERE id = $1', [userId, minutes]);
};

/** Forgets what waits: the limit stays as it is. */
export const cancelPendingLimit = async (client: Queryable, { userId, kind, period }: LimitKey): Promise<void> => {
  await client.query(
    'UPDATE player_limit SET pending_amount = NULL, pending_at = NULL WHERE user_id = $1 AND kind = $2 AND period = $3',
    [userId, kind, period],
  );
};
