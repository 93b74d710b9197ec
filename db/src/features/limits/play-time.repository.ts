import { dayOf } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';

const MINUTE_MS = 60_000;

/** After so many minutes away a new stay begins. */
const AWAY_MINUTES = 15;

/** A player's minutes of a day, when they have limited them. */
export interface CountedMinutes {
  userId: bigint;
  minutes: number; // today
  limit: number;
}

const counting = `
WITH counted AS (
  INSERT INTO play_time AS t (user_id, day, minutes, last_minute, since)
  SELECT user_id, $2, 1, $3, $4 FROM (SELECT DISTINCT unnest($1::bigint[]) AS user_id ORDER BY 1) here
  ON CONFLICT (user_id) DO UPDATE SET day = excluded.day, last_minute = excluded.last_minute,
    minutes = CASE t.day WHEN excluded.day THEN t.minutes + 1 ELSE 1 END,
    since = CASE WHEN excluded.last_minute - t.last_minute > ${AWAY_MINUTES} THEN excluded.since ELSE t.since END
  WHERE t.last_minute < excluded.last_minute
  RETURNING user_id, minutes
)
SELECT c.user_id AS "userId", c.minutes,
  CASE WHEN l.pending_at <= $5 THEN l.pending_amount ELSE l.amount END::int AS limit
FROM counted c JOIN player_limit l ON l.user_id = c.user_id AND l.kind = 'session'
WHERE NOT (l.pending_at <= $5 AND l.pending_amount IS NULL) IS TRUE`;

/**
 * Counts one minute for these players, once however many processes they are connected to. Gives those whom this call
 * counted and who have limited their time. `minute`: minutes since epoch.
 */
export const countMinute = async (
  client: Queryable,
  userIds: readonly bigint[],
  minute: number,
): Promise<CountedMinutes[]> => {
  const at = minute * MINUTE_MS;
  const { rows } = await client.query<CountedMinutes>(counting, [userIds, dayOf(at), minute, at, new Date(at)]);
  return rows;
};

/** How long a player has been here: today's minutes, and since when without a longer absence (ms since epoch). */
export const playTimeOf = async (
  client: Queryable,
  userId: bigint,
  at: number,
): Promise<{ minutes: number; since: number }> => {
  const { rows } = await client.query<{ day: number; minutes: number; lastMinute: number; since: bigint }>(
    'SELECT day, minutes, last_minute AS "lastMinute", since FROM play_time WHERE user_id = $1',
    [userId],
  );
  const [row] = rows;
  if (!row) return { minutes: 0, since: at };
  const isAway = Math.floor(at / MINUTE_MS) - row.lastMinute > AWAY_MINUTES + 1; // the present minute is not counted yet
  return { minutes: row.day === dayOf(at) ? row.minutes : 0, since: isAway ? at : Number(row.since) };
};
