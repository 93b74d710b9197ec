import { dayOfSql } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import type { AmlRule, AmlThresholds } from './compliance.entities.ts';

/** A piece of time that is judged once: payments from `from` until before `to`, ms since epoch. */
export interface AmlWindow {
  from: number;
  to: number;
  version: number; // version of the thresholds
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const [DEPOSIT, WITHDRAWAL] = [1, 2];
const MAX_EVIDENCE = 50; // payments that an alert names

/**
 * Payments of one kind with the time at which they count: a deposit when it was credited, a withdrawal when it was asked for,
 * unless it was cancelled or refused. The two halves of withdrawals are each read by an index.
 */
const eventsSql = {
  deposits: `SELECT user_id, id, done_at AS at, base_minor FROM payment WHERE code = ${DEPOSIT} AND state = 2 AND done_at >= $1 AND done_at < $2`,
  withdrawals: `SELECT user_id, id, created_at AS at, base_minor FROM payment
     WHERE code = ${WITHDRAWAL} AND state IN (1, 3) AND created_at >= $1 AND created_at < $2
     UNION ALL SELECT user_id, id, created_at, base_minor FROM payment
     WHERE code = ${WITHDRAWAL} AND state = 2 AND done_at >= $1 AND created_at >= $1 AND created_at < $2`,
} as const;
type Direction = keyof typeof eventsSql;

/** All payments of the players of a window, from a time on: `$3`. */
const historySql = {
  deposits: `SELECT p.user_id, p.id, p.done_at AS at, p.base_minor FROM payment p JOIN (SELECT DISTINCT user_id FROM event) e USING (user_id)
     WHERE p.code = ${DEPOSIT} AND p.state = 2 AND p.done_at >= $3 AND p.done_at < $2`,
  withdrawals: `SELECT p.user_id, p.id, p.created_at AS at, p.base_minor FROM payment p JOIN (SELECT DISTINCT user_id FROM event) e USING (user_id)
     WHERE p.code = ${WITHDRAWAL} AND p.state IN (1, 2, 3) AND p.created_at >= $3 AND p.created_at < $2`,
} as const satisfies Record<Direction, string>;

/** The first payment a player and Moscow day at which the sums over the time before it reach `reached` raises the alert. */
const rollingSql = (
  rule: AmlRule,
  direction: Direction,
  { kept, reached }: { kept: string; reached: string },
): string => `
WITH event AS MATERIALIZED (${eventsSql[direction]}),
summed AS (
  SELECT user_id, id, at, count(*) OVER w AS n, sum(base_minor) OVER w AS total, array_agg(id) OVER w AS ids
  FROM (${historySql[direction]}) history WHERE ${kept}
  WINDOW w AS (PARTITION BY user_id ORDER BY at RANGE BETWEEN $4::bigint PRECEDING AND CURRENT ROW)
), reached AS (
  SELECT DISTINCT ON (user_id, ${dayOfSql('at')}) user_id, at, n, total, ids FROM summed
  WHERE at >= $1 AND (${reached}) ORDER BY user_id, ${dayOfSql('at')}, at, id
)
INSERT INTO aml_alert (key, rule, user_id, rules_version, facts, evidence, at, raised_at)
SELECT '${rule}:${direction}:' || user_id || ':' || ${dayOfSql('at')}, '${rule}', user_id, $5,
  jsonb_build_object('direction', '${direction}', 'count', n, 'totalMinor', total) || $6::jsonb,
  (SELECT jsonb_agg(jsonb_build_object('kind', 'payment', 'ref', ref::text) ORDER BY ref)
   FROM (SELECT ref FROM unnest(ids) ref ORDER BY ref DESC LIMIT ${MAX_EVIDENCE}) last), at, $2
FROM reached ON CONFLICT (key) DO NOTHING`;

const raiseVelocity = async (
  client: Queryable,
  { from, to, version }: AmlWindow,
  direction: Direction,
  { hours, count, amountMinor }: AmlThresholds['depositVelocity'],
): Promise<void> => {
  const rule = direction === 'deposits' ? 'depositVelocity' : 'withdrawalVelocity';
  const sql = rollingSql(rule, direction, { kept: 'true', reached: 'n >= $7 OR total >= $8' });
  const [span, facts] = [hours * HOUR_MS, JSON.stringify({ hours })];
  await client.query(sql, [from, to, from - span, span, version, facts, count, amountMinor]);
};

/** Payments that stay just below an amount, one by one. */
const raiseStructuring = async (
  client: Queryable,
  { from, to, version }: AmlWindow,
  direction: Direction,
  { days, count, belowMinor, marginPercent }: AmlThresholds['structuring'],
): Promise<void> => {
  const kept = 'base_minor < $8 AND base_minor * 100 >= $8::bigint * (100 - $9::int)';
  const sql = rollingSql('structuring', direction, { kept, reached: 'n >= $7' });
  const [span, facts] = [days * DAY_MS, JSON.stringify({ days, belowMinor })];
  await client.query(sql, [from, to, from - span, span, version, facts, count, belowMinor, marginPercent]);
};

/** Players who asked for a withdrawal in a window: their figures have to be up to date before it is judged. */
export const withdrawersOf = async (
  client: Queryable,
  { from, to }: Pick<AmlWindow, 'from' | 'to'>,
): Promise<bigint[]> => {
  const { rows } = await client.query<{ userId: bigint }>(
    `SELECT DISTINCT user_id AS "userId" FROM (${eventsSql.withdrawals}) event`,
    [from, to],
  );
  return rows.map(({ userId }) => userId);
};

// a stake among players counts by what the house earned on it (played_day): passing money on is no play
const idleSql = `
WITH event AS (SELECT DISTINCT ON (user_id, day) user_id, id, at, day
  FROM (SELECT *, ${dayOfSql('at')} AS day FROM (${eventsSql.withdrawals}) asked) asked ORDER BY user_id, day, at, id),
judged AS (
  SELECT e.user_id, e.id, e.at, e.day, d.total, d.ids,
    coalesce((SELECT sum(staked) FROM played_day p WHERE p.user_id = e.user_id AND p.day > e.day - $3::int AND p.day <= e.day), 0) AS played
  FROM event e CROSS JOIN LATERAL (
    SELECT sum(base_minor) AS total, (array_agg(id ORDER BY id DESC))[1:${MAX_EVIDENCE}] AS ids FROM payment p
    WHERE p.user_id = e.user_id AND p.code = ${DEPOSIT} AND p.state = 2 AND ${dayOfSql('p.done_at')} > e.day - $3 AND p.done_at <= e.at) d
)
INSERT INTO aml_alert (key, rule, user_id, rules_version, facts, evidence, at, raised_at)
SELECT 'depositsWithoutPlay:' || user_id || ':' || day, 'depositsWithoutPlay', user_id, $4,
  jsonb_build_object('totalMinor', total, 'playedMinor', played, 'days', $3::int),
  (SELECT jsonb_agg(jsonb_build_object('kind', 'payment', 'ref', ref::text) ORDER BY ref) FROM unnest(ids || id) ref), at, $2
FROM judged WHERE total >= $5 AND played * 100 < total * $6::int ON CONFLICT (key) DO NOTHING`;

const raiseIdle = async (
  client: Queryable,
  { from, to, version }: AmlWindow,
  { days, depositedMinor, playedPercent }: AmlThresholds['depositsWithoutPlay'],
): Promise<void> => {
  await client.query(idleSql, [from, to, days, version, depositedMinor, playedPercent]);
};

/** Raises alerts about the payments of a window. */
export const raisePaymentAlerts = async (
  client: Queryable,
  window: AmlWindow,
  thresholds: AmlThresholds,
): Promise<void> => {
  const { depositVelocity, withdrawalVelocity, structuring, depositsWithoutPlay } = thresholds;
  if (depositVelocity.isOn) await raiseVelocity(client, window, 'deposits', depositVelocity);
  if (withdrawalVelocity.isOn) await raiseVelocity(client, window, 'withdrawals', withdrawalVelocity);
  if (structuring.isOn) {
    await raiseStructuring(client, window, 'deposits', structuring);
    await raiseStructuring(client, window, 'withdrawals', structuring);
  }
  if (depositsWithoutPlay.isOn) await raiseIdle(client, window, depositsWithoutPlay);
};
