import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';

/** When wrong attempts lock a login for an address. */
export interface SignInPolicy {
  limit: number; // wrong attempts within the window that lock
  windowMs: number;
  lockMs: number;
}

/** Wrong attempts so far in this window; `lockedUntil` when that was one too many. */
export interface SignInFailureState {
  count: number;
  lockedUntil: Date | null;
}

// a lock or window that is over starts the count anew
const recordSql = `
  INSERT INTO sign_in_failure AS f (login_key, address, count, window_started_at, locked_until)
  VALUES ($1, $2, 1, $3, CASE WHEN 1 >= $4 THEN $6::timestamptz END)
  ON CONFLICT (login_key, address) DO UPDATE SET (count, window_started_at, locked_until) = (
    SELECT count, started, CASE WHEN count >= $4 THEN $6::timestamptz END FROM (
      SELECT CASE WHEN over THEN 1 ELSE f.count + 1 END AS count, CASE WHEN over THEN $3 ELSE f.window_started_at END AS started
      FROM (SELECT f.window_started_at < $5::timestamptz OR f.locked_until <= $3 AS over) o
    ) n)
  RETURNING count, locked_until AS "lockedUntil"`;

/** Counts wrong sign-ins per login and address. `loginKey` as `keyOf` makes it. */
export const signInFailureRepository = ({ pool }: { pool: Queryable }) => ({
  /** Until when sign-in is locked, or null. */
  lockedUntil: async (loginKey: string, address: string, now = new Date()): Promise<Date | null> => {
    const { rows } = await pool.query<{ until: Date }>(
      'SELECT locked_until AS until FROM sign_in_failure WHERE login_key = $1 AND address = $2 AND locked_until > $3',
      [loginKey, address, now],
    );
    return rows[0]?.until ?? null;
  },

  /** Counts a wrong attempt. */
  record: async (
    loginKey: string,
    address: string,
    policy: SignInPolicy,
    now = new Date(),
  ): Promise<SignInFailureState> => {
    const windowStart = new Date(now.getTime() - policy.windowMs);
    const until = new Date(now.getTime() + policy.lockMs);
    const { rows } = await pool.query<SignInFailureState>(recordSql, [
      loginKey,
      address,
      now,
      policy.limit,
      windowStart,
      until,
    ]);
    if (!rows[0]) throw new Error('the database returned no row for a wrong sign-in');
    return rows[0];
  },

  /** Forgets the wrong attempts, after a right one. */
  clear: async (loginKey: string, address: string): Promise<void> => {
    await pool.query('DELETE FROM sign_in_failure WHERE login_key = $1 AND address = $2', [loginKey, address]);
  },
});
/** Forgets sessions and counts of wrong sign-ins that have been over for so many days. */
export const forgetOldSignIns = async (pool: Pool, days: number): Promise<void> => {
  await pool.query(`DELETE FROM session WHERE least(expires_at, ended_at) < now() - make_interval(days => $1)`, [days]);
  await pool.query(`DELETE FROM sign_in_failure WHERE window_started_at < now() - make_interval(days => $1)`, [days]);
};

export type SignInFailureRepository = ReturnType<typeof signInFailureRepository>;
