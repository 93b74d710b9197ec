import type { EntityManager } from '@mikro-orm/postgresql';
import { plainArray } from '../../core/sql.ts';
import { dayOf } from '../../core/calendar.ts';
import { PlayTimeEntity } from './limits.entities.ts';

const MINUTE_MS = 60_000;

/** After so many minutes away a new stay begins. */
const AWAY_MINUTES = 15;

/** A player's minutes of a day, when they have limited them. */
export interface CountedMinutes {
  userId: bigint;
  minutes: number; // today
  limit: number;
}

// one statement a minute, whoever is here: what another process has counted is left out
const counting = `
WITH i AS (SELECT ?::bigint[] AS users, ?::int AS day, ?::int AS minute, ?::bigint AS at, ?::timestamptz AS moment), counted AS (
  INSERT INTO play_time AS t (user_id, day, minutes, last_minute, since)
  SELECT here.user_id, i.day, 1, i.minute, i.at
  FROM i, LATERAL (SELECT DISTINCT unnest(i.users) AS user_id ORDER BY 1) here
  ON CONFLICT (user_id) DO UPDATE SET day = excluded.day, last_minute = excluded.last_minute,
    minutes = CASE t.day WHEN excluded.day THEN t.minutes + 1 ELSE 1 END,
    since = CASE WHEN excluded.last_minute - t.last_minute > ${AWAY_MINUTES} THEN excluded.since ELSE t.since END
  WHERE t.last_minute < excluded.last_minute
  RETURNING user_id, minutes
)
SELECT c.user_id AS "userId", c.minutes,
  CASE WHEN l.pending_at <= i.moment THEN l.pending_amount ELSE l.amount END::int AS limit
FROM i, counted c JOIN player_limit l ON l.user_id = c.user_id AND l.kind = 'session'
WHERE NOT (l.pending_at <= i.moment AND l.pending_amount IS NULL) IS TRUE`;

/**
 * Counts one minute for these players, once however many processes they are connected to. Gives those whom this call
 * counted and who have limited their time. `minute`: minutes since epoch.
 */
export const countMinute = async (
  em: EntityManager,
  userIds: readonly bigint[],
  minute: number,
): Promise<CountedMinutes[]> => {
  const at = minute * MINUTE_MS;
  const values = [plainArray(userIds), dayOf(at), minute, at, new Date(at)];
  const rows = await em.execute<(Omit<CountedMinutes, 'userId'> & { userId: string })[]>(counting, values);
  return rows.map((row) => ({ ...row, userId: BigInt(row.userId) }));
};

/**
 * A player's time here: today's minutes, and the start of the present stay without a longer absence (ms since epoch).
 */
export const playTimeOf = async (
  em: EntityManager,
  userId: bigint,
  at: number,
): Promise<{ minutes: number; since: number }> => {
  const time = await em.findOne(PlayTimeEntity, { userId }, { refresh: true });
  if (!time) return { minutes: 0, since: at };
  const isAway = Math.floor(at / MINUTE_MS) - time.lastMinute > AWAY_MINUTES + 1; // the present minute is not counted yet
  return { minutes: time.day === dayOf(at) ? time.minutes : 0, since: isAway ? at : time.since };
};
