import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';

/** How many attempts there are, and how fast. */
export interface AttemptPolicy {
  free: number; // within the window, one right after the other
  windowMs: number;
  pauseMs: number; // after the last free one; doubles with each attempt after it
  maxPauseMs: number; // up to this
}

/** An attempt that may be made, or not. */
export interface Attempt {
  until: Date | null; // refused until then, and not counted
  isLastFree: boolean; // the next ones have to wait
}

// refused attempts change nothing: trying does not make a pause longer, nor does a hundred at once get past it
const takeSql = `
  INSERT INTO sign_in_failure AS f (login_key, address, count, window_started_at, locked_until)
  VALUES ($1, $2, 1, $3, CASE WHEN $4 <= 1 THEN $3::timestamptz + make_interval(secs => $6) END)
  ON CONFLICT (login_key, address) DO UPDATE SET (count, window_started_at, locked_until) = (
    SELECT count, started,
      CASE WHEN count >= $4 THEN $3::timestamptz + make_interval(secs => least($6 * 2.0 ^ least(count - $4, 30), $7)) END
    FROM (
      SELECT CASE WHEN over THEN 1 ELSE f.count + 1 END AS count, CASE WHEN over THEN $3 ELSE f.window_started_at END AS started
      FROM (SELECT f.window_started_at <= $5::timestamptz AS over) o
    ) n)
  WHERE f.locked_until IS NULL OR f.locked_until <= $3
  RETURNING count`;

/**
 * Counts attempts by what they are on (`loginKey`: a login as `keyOf` makes it, or another key) and where they come from.
 * In SQL: a count is looked at and raised in one statement, so that of many attempts at once only the free ones pass.
 */
export const signInFailureRepository = ({ pool }: { pool: Queryable }) => {
  const lockedUntil = async (loginKey: string, address: string, now = new Date()): Promise<Date | null> => {
    const { rows } = await pool.query<{ until: Date }>(
      'SELECT locked_until AS until FROM sign_in_failure WHERE login_key = $1 AND address = $2 AND locked_until > $3',
      [loginKey, address, now],
    );
    return rows[0]?.until ?? null;
  };

  return {
    /** Until when there is to be no attempt, or null. */
    lockedUntil,

    /** Counts an attempt that is about to be made, unless there is to be none. */
    take: async (loginKey: string, address: string, policy: AttemptPolicy, now = new Date()): Promise<Attempt> => {
      const { free, windowMs, pauseMs, maxPauseMs } = policy;
      const windowStart = new Date(now.getTime() - windowMs);
      const values = [loginKey, address, now, free, windowStart, pauseMs / 1000, maxPauseMs / 1000];
      for (;;) {
        const { rows } = await pool.query<{ count: number }>(takeSql, values);
        if (rows[0]) return { until: null, isLastFree: rows[0].count === free };
        const until = await lockedUntil(loginKey, address, now);
        if (until) return { until, isLastFree: false }; // else it was forgotten just now
      }
    },

    /** Takes back an attempt that was right: the next one does not wait for it. */
    giveBack: async (loginKey: string, address: string): Promise<void> => {
      await pool.query(
        `UPDATE sign_in_failure SET count = greatest(count - 1, 0), locked_until = NULL
         WHERE login_key = $1 AND address = $2`,
        [loginKey, address],
      );
    },

    /** Forgets the attempts from one place. */
    clear: async (loginKey: string, address: string): Promise<void> => {
      await pool.query('DELETE FROM sign_in_failure WHERE login_key = $1 AND address = $2', [loginKey, address]);
    },

    /** Forgets the attempts from everywhere. */
    clearAll: async (loginKeys: readonly string[]): Promise<void> => {
      await pool.query('DELETE FROM sign_in_failure WHERE login_key = ANY($1)', [loginKeys]);
    },
  };
};

/** Forgets what is about sign-ins that have been over for so many days: sessions, counts, the networks of devices. */
export const forgetOldSignIns = async (pool: Pool, days: number): Promise<void> => {
  await pool.query(`DELETE FROM session WHERE least(expires_at, ended_at) < now() - make_interval(days => $1)`, [days]);
  await pool.query(`DELETE FROM sign_in_failure WHERE window_started_at < now() - make_interval(days => $1)`, [days]);
  await pool.query(
    `UPDATE known_device SET network = NULL
     WHERE network IS NOT NULL AND last_seen_at < now() - make_interval(days => $1)`,
    [days],
  );
};
