import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { fromNow } from '../../core/sql.ts';
import { KnownDeviceEntity } from './account.entities.ts';
import { SessionEntity } from './session.entity.ts';
import { SignInFailureEntity } from './sign-in-failure.entity.ts';

/** Number of attempts, and their rate. */
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
  WITH i AS (SELECT ?::text AS login_key, ?::text AS address, ?::timestamptz AS at, ?::int AS free, ?::timestamptz AS since,
    ?::float8 AS pause, ?::float8 AS max_pause)
  INSERT INTO sign_in_failure AS f (login_key, address, count, window_started_at, locked_until)
  SELECT login_key, address, 1, at, CASE WHEN free <= 1 THEN at + make_interval(secs => pause) END FROM i
  ON CONFLICT (login_key, address) DO UPDATE SET (count, window_started_at, locked_until) = (
    SELECT n.count, n.started, CASE WHEN n.count >= i.free
      THEN i.at + make_interval(secs => least(i.pause * 2.0 ^ least(n.count - i.free, 30), i.max_pause)) END
    FROM i, LATERAL (
      SELECT CASE WHEN over THEN 1 ELSE f.count + 1 END AS count, CASE WHEN over THEN i.at ELSE f.window_started_at END AS started
      FROM (SELECT f.window_started_at <= i.since AS over) o
    ) n)
  WHERE f.locked_until IS NULL OR f.locked_until <= (SELECT at FROM i)
  RETURNING count`;

/**
 * Counts attempts by what they are on (`loginKey`: a login as `keyOf` makes it, or another key) and where they come from.
 * A count is looked at and raised in one statement, so that of many attempts at once only the free ones pass.
 */
export const signInFailureRepository = (em: EntityManager) => {
  const lockedUntil = async (loginKey: string, address: string, now = new Date()): Promise<Date | null> => {
    const where = { loginKey, address, lockedUntil: { $gt: now } };
    return (await em.findOne(SignInFailureEntity, where, { refresh: true }))?.lockedUntil ?? null;
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
        const [row] = await em.execute<{ count: number }[]>(takeSql, values);
        if (row) return { until: null, isLastFree: row.count === free };
        const until = await lockedUntil(loginKey, address, now);
        if (until) return { until, isLastFree: false }; // else it was forgotten just now
      }
    },

    /** Takes back an attempt that was right: the next one does not wait for it. */
    giveBack: async (loginKey: string, address: string): Promise<void> => {
      const count = raw<number>('greatest(count - 1, 0)');
      await em.nativeUpdate(SignInFailureEntity, { loginKey, address }, { count, lockedUntil: null });
    },

    /** Forgets the attempts from one place. */
    clear: async (loginKey: string, address: string): Promise<void> => {
      await em.nativeDelete(SignInFailureEntity, { loginKey, address });
    },

    /** Forgets the attempts from everywhere. */
    clearAll: async (loginKeys: readonly string[]): Promise<void> => {
      await em.nativeDelete(SignInFailureEntity, { loginKey: { $in: [...loginKeys] } });
    },
  };
};

const DAY_MS = 86_400_000;

/** Forgets what is about sign-ins that have been over for so many days: sessions, counts, the networks of devices. */
export const forgetOldSignIns = async (em: EntityManager, days: number): Promise<void> => {
  const isOld = { $lt: fromNow(-days * DAY_MS) };
  await em.nativeDelete(SessionEntity, { [raw('least(expires_at, ended_at)')]: isOld });
  await em.nativeDelete(SignInFailureEntity, { windowStartedAt: isOld });
  await em.nativeUpdate(KnownDeviceEntity, { network: { $ne: null }, lastSeenAt: isOld }, { network: null });
};
