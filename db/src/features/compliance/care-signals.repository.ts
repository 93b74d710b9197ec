import { HOUSE_OFFSET_MS } from 'games-engine';
import { dayOfSql } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { plainArray, textArray } from '../../core/sql.ts';
import type { CareSignals } from './care.entities.ts';

const SPAN_DAYS = 30;
const PAGE = 500; // players that one run counts
const STALE_MS = 86_400_000; // a level is counted again after this time, also of who plays no more
const HOUR_MS = 3_600_000;
const NIGHT_ENDS = 6; // o'clock in Moscow
const RELOADS = 3; // deposits of a losing day
const LONG_MINUTES = 240;

/**
 * Adds signs of rounds that these transactions settled to their days. A raise is seen between bets of one step of the job: the
 * one before the step is not read again.
 */
export const addCareBets = async (client: Queryable, { from, to }: { from: string; to: string }): Promise<void> => {
  await client.query(
    `WITH bet AS (
       SELECT user_id, at, stake, payout FROM round WHERE settled_xid >= $1::xid8 AND settled_xid < $2::xid8 AND account_kind = 'real'
       UNION ALL SELECT b.user_id, b.at, b.stake, b.payout FROM shared_round s JOIN shared_bet b ON b.round_id = s.id
       WHERE s.settled_xid >= $1::xid8 AND s.settled_xid < $2::xid8 AND s.state = 'settled' AND b.account_kind = 'real'
     ), seen AS (
       SELECT user_id, at, stake, lag(stake) OVER w AS before, lag(payout < stake) OVER w AS was_lost FROM bet
       WINDOW w AS (PARTITION BY user_id ORDER BY at)
     ), counted AS (
       SELECT user_id, ${dayOfSql('at')} AS day,
         count(*) FILTER (WHERE (at + ${HOUSE_OFFSET_MS}) / ${HOUR_MS} % 24 < ${NIGHT_ENDS})::int AS night,
         count(*) FILTER (WHERE was_lost AND stake >= 2 * before)::int AS raised
       FROM seen GROUP BY 1, 2
     )
     INSERT INTO care_day AS d (user_id, day, night_bets, raised_bets)
     SELECT user_id, day, night, raised FROM counted WHERE night + raised > 0 ORDER BY 1, 2
     ON CONFLICT (user_id, day) DO UPDATE SET night_bets = d.night_bets + excluded.night_bets, raised_bets = d.raised_bets + excluded.raised_bets`,
    [from, to],
  );
};

/** Locks the job's place and gives the next players: those who played lately, and those whose level has grown old. */
export const nextCarePlayers = async (
  client: Queryable,
  { today, at }: { today: number; at: number },
): Promise<{ players: bigint[]; isLastPage: boolean }> => {
  await client.query('SELECT FROM care_progress FOR UPDATE');
  const { rows } = await client.query<{ id: bigint }>(
    `SELECT id FROM (
       SELECT user_id AS id FROM aml_play_day WHERE day >= $1 - 1
       UNION SELECT user_id FROM care_state WHERE level > 0 AND computed_at < $2
     ) player WHERE id > (SELECT after_user FROM care_progress) ORDER BY id LIMIT ${PAGE}`,
    [today, at - STALE_MS],
  );
  const players = rows.map(({ id }) => id);
  const isLastPage = players.length < PAGE;
  await client.query('UPDATE care_progress SET after_user = $1', [isLastPage ? 0 : players.at(-1)]);
  return { players, isLastPage };
};

export interface CareCount extends CareSignals {
  userId: bigint;
}

/** Counts the signs of players over the last 30 days. Each part reads these players alone, by an index. */
export const countCareSignals = async (
  client: Queryable,
  players: readonly bigint[],
  { today, since }: { today: number; since: number },
): Promise<CareCount[]> => {
  const ids = plainArray(players);
  await client.query(
    `INSERT INTO care_day AS d (user_id, day, minutes) SELECT user_id, day, minutes FROM play_time
     WHERE user_id = ANY ($1::bigint[]) AND day >= $2::int - 1 AND minutes > 0 ORDER BY 1
     ON CONFLICT (user_id, day) DO UPDATE SET minutes = greatest(d.minutes, excluded.minutes)`,
    [ids, today],
  );
  const { rows } = await client.query<CareCount>(
    `SELECT u.id AS "userId", coalesce(d.chasing, 0)::int AS chasing, coalesce(d.nights, 0)::int AS nights,
       coalesce(d.long_days, 0)::int AS "longDays", r.n AS reloads, l.n AS "raisedLimits", c.n AS "cancelledWithdrawals"
     FROM unnest($1::bigint[]) u (id)
       CROSS JOIN LATERAL (SELECT sum(raised_bets) AS chasing, count(*) FILTER (WHERE night_bets > 0) AS nights,
         count(*) FILTER (WHERE minutes >= ${LONG_MINUTES}) AS long_days FROM care_day WHERE user_id = u.id AND day > $2::int - ${SPAN_DAYS}) d
       CROSS JOIN LATERAL (SELECT count(*)::int AS n FROM (
         SELECT ${dayOfSql('done_at')} AS day FROM payment WHERE user_id = u.id AND code = 1 AND state = 2 AND done_at >= $3
         GROUP BY 1 HAVING count(*) >= ${RELOADS}) p
         JOIN aml_play_day m ON m.user_id = u.id AND m.day = p.day AND m.paid < m.staked) r
       CROSS JOIN LATERAL (SELECT count(*)::int AS n FROM account_event WHERE user_id = u.id AND kind = 'limit.raise_confirmed'
         AND at >= to_timestamp($3::float8 / 1000)) l
       CROSS JOIN LATERAL (SELECT count(*)::int AS n FROM payment WHERE user_id = u.id AND code = 2 AND state = 4 AND cancelled_at >= $3) c`,
    [ids, today, since],
  );
  return rows;
};

/** A player's level with the signs that it comes from. */
export interface CareLevel {
  userId: bigint;
  level: number;
  signals: CareSignals;
}

export const storeCareLevels = async (client: Queryable, levels: readonly CareLevel[], at: number): Promise<void> => {
  if (levels.length === 0) return;
  await client.query(
    `INSERT INTO care_state AS s (user_id, level, signals, computed_at, changed_at)
     SELECT user_id, level, signals::jsonb, $4, $4 FROM unnest($1::bigint[], $2::smallint[], $3::text[]) l (user_id, level, signals) ORDER BY 1
     ON CONFLICT (user_id) DO UPDATE SET level = excluded.level, signals = excluded.signals, computed_at = excluded.computed_at,
       changed_at = CASE WHEN s.level = excluded.level THEN s.changed_at ELSE excluded.changed_at END`,
    [
      plainArray(levels.map(({ userId }) => userId)),
      plainArray(levels.map(({ level }) => level)),
      textArray(levels.map(({ signals }) => JSON.stringify(signals))),
      at,
    ],
  );
};
