import type { Pool } from 'pg';
import { dayOf } from '../../core/calendar.ts';
import { inTransaction } from '../../core/transaction.ts';
import { idFrom, lockCatalogue } from '../../core/sql.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const RECOUNTED_HOURS = 6; // rounds of these hours are counted again: wins may arrive late

/** The formulas of the lists. */
export const listRules = {
  newDays: 30, // a game is new for this long; the list has the newest 500
  maxNew: 500,
  newShare: 4, // at most one game in four: a catalogue imported at once is not all new
  hotHours: 24, // hot: games with the highest stakes
  maxHot: 500,
  popularDays: 30, // popular: games with the most players
  maxPopular: 100,
  minOfEach: 7, // lists are filled up to this many slots and live games, taking turns among providers
  measuredDays: 30,
} as const;

// By starting hour, which is part of the UUIDv7: the primary key serves as the index.
const hours = `
INSERT INTO slot_hour (game_id, hour, rounds, staked, paid)
SELECT game_id, (started_at / ${HOUR_MS})::int, count(*) FILTER (WHERE stake > 0), sum(stake), sum(payout)
FROM slot_round WHERE id >= $1 AND state = 'settled' GROUP BY 1, 2
ON CONFLICT (game_id, hour) DO UPDATE SET rounds = excluded.rounds, staked = excluded.staked, paid = excluded.paid
WHERE (slot_hour.rounds, slot_hour.staked, slot_hour.paid) IS DISTINCT FROM (excluded.rounds, excluded.staked, excluded.paid)`;

const players = `
INSERT INTO slot_player AS p (game_id, user_id, day)
SELECT game_id, user_id, $2::int FROM slot_round WHERE id >= $1 AND state = 'settled' AND stake > 0 GROUP BY 1, 2
ON CONFLICT (game_id, user_id) DO UPDATE SET day = excluded.day WHERE p.day < excluded.day`;

/** Hot games are filled up with each provider's third game first: popular ones begin with the first. */
const HOT_TURN = 3;

/** Kinds that fill lists up. */
const FILLED = `('slots', 'live')`;

const { newDays, maxNew, newShare, hotHours, maxHot, popularDays, maxPopular, minOfEach, measuredDays } = listRules;

// Places that staff give a game stay out of it: nobody can put a game into these lists.
const marking = `
WITH played AS (
  SELECT game_id, sum(staked) FILTER (WHERE hour > $1::bigint / ${HOUR_MS} - ${hotHours})::bigint AS lately,
    sum(rounds)::bigint AS rounds, sum(staked)::bigint AS staked, sum(paid)::bigint AS paid
  FROM slot_hour WHERE hour > ($1::bigint - ${measuredDays} * ${DAY_MS}::bigint) / ${HOUR_MS} GROUP BY game_id
), liked AS (
  SELECT game_id, count(*) AS players FROM slot_player WHERE day > $2::int - ${popularDays} GROUP BY game_id
), listed AS (
  SELECT g.id, g.category, g.created_at, r.sort_order,
    row_number() OVER (PARTITION BY g.provider_id, g.category ORDER BY g.id) AS turn, count(*) OVER () AS games
  FROM provider_game g JOIN provider r ON r.id = g.provider_id
  WHERE NOT g.hidden AND NOT g.gone AND NOT r.hidden
), ranked AS (
  SELECT g.id, g.category, coalesce(p.lately, 0) AS lately, coalesce(p.rounds, 0) AS rounds, coalesce(p.staked, 0) AS staked,
    coalesce(p.paid, 0) AS paid, coalesce(l.players, 0) AS players, g.games,
    row_number() OVER (ORDER BY g.created_at DESC, g.id DESC) AS newest,
    row_number() OVER (ORDER BY p.lately DESC NULLS LAST, g.sort_order, g.id) AS hottest,
    row_number() OVER (PARTITION BY g.category ORDER BY p.lately DESC NULLS LAST, abs(g.turn - ${HOT_TURN}), g.sort_order, g.id) AS hottest_of_kind,
    row_number() OVER (ORDER BY l.players DESC NULLS LAST, g.sort_order, g.id) AS liked_most,
    row_number() OVER (PARTITION BY g.category ORDER BY l.players DESC NULLS LAST, g.turn, g.sort_order, g.id) AS liked_most_of_kind,
    g.created_at > to_timestamp($1::bigint / 1000.0) - interval '${newDays} days' AS is_young
  FROM listed g LEFT JOIN played p ON p.game_id = g.id LEFT JOIN liked l ON l.game_id = g.id
), marks AS (
  SELECT id, is_young AND newest <= least(${maxNew}, greatest(${minOfEach}, games / ${newShare})) AS is_new,
    (lately > 0 AND hottest <= ${maxHot}) OR (category IN ${FILLED} AND hottest_of_kind <= ${minOfEach}) AS is_hot,
    (players > 0 AND liked_most <= ${maxPopular}) OR (category IN ${FILLED} AND liked_most_of_kind <= ${minOfEach}) AS is_popular,
    lately, rounds, staked, paid
  FROM ranked
)
UPDATE provider_game g SET is_new = m.is_new, is_hot = m.is_hot, is_popular = m.is_popular, amount = m.lately,
  measured_rounds = m.rounds, measured_staked = m.staked, measured_paid = m.paid
FROM marks m WHERE m.id = g.id AND (g.is_new, g.is_hot, g.is_popular, g.amount, g.measured_rounds, g.measured_staked, g.measured_paid)
  IS DISTINCT FROM (m.is_new, m.is_hot, m.is_popular, m.lately, m.rounds, m.staked, m.paid)`;

/** Recomputes which games are new, hot and popular, and their measured return. Idempotent. */
export const countGames = (pool: Pool, at: number): Promise<void> =>
  inTransaction(pool, async (client) => {
    await lockCatalogue(client);
    const since = (Math.floor(at / HOUR_MS) - RECOUNTED_HOURS + 1) * HOUR_MS;
    await client.query(`UPDATE slot_hour SET rounds = 0, staked = 0, paid = 0 WHERE hour >= $1`, [since / HOUR_MS]);
    await client.query(hours, [idFrom(since)]);
    await client.query(players, [idFrom(since), dayOf(at)]);
    await client.query(marking, [at, dayOf(at)]);
  });
