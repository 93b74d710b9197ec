import type { EntityManager } from '@mikro-orm/postgresql';
import { dayOfSql } from '../../core/calendar.ts';
import type { Queryable } from '../../core/pool.ts';
import { CareInterventionEntity, CareStateEntity, type CareSignals, type InterventionKind } from './care.entities.ts';

/** A player with signs of harm. Times: ms since epoch. */
export interface CarePlayer {
  userId: string; // public
  nick: string;
  level: number;
  signals: CareSignals;
  changedAt: number;
  lastKind: InterventionKind | null;
  lastAt: number | null;
  isExcluded: boolean; // self-excluded at the time of the look
}

/** Players by level, the one whose level changed first before the others. `level`: at least this. */
export const carePlayers = async (
  client: Queryable,
  { level, at, after, limit }: { level: number; at: number; after: number; limit: number },
): Promise<CarePlayer[]> => {
  const { rows } = await client.query<CarePlayer>(
    `SELECT u.public_id AS "userId", u.nick, s.level, s.signals, s.changed_at::float8 AS "changedAt", i.kind AS "lastKind",
       i.at::float8 AS "lastAt", u.restriction IS NOT DISTINCT FROM 'self_exclusion' AND u.restricted_until > to_timestamp($2::float8 / 1000) AS "isExcluded"
     FROM (
       SELECT * FROM care_state WHERE level >= $1 AND level > 0 ORDER BY level DESC, changed_at, user_id OFFSET $3 LIMIT $4
     ) s JOIN app_user u ON u.id = s.user_id
       LEFT JOIN LATERAL (SELECT kind, at FROM care_intervention WHERE user_id = s.user_id ORDER BY id DESC LIMIT 1) i ON true
     ORDER BY s.level DESC, s.changed_at, s.user_id`,
    [level, at, after, limit],
  );
  return rows;
};

/** Play and deposits of some days, base hundredths. */
export interface CarePlay {
  staked: number;
  lost: number;
  deposited: number;
}

/** An intervention with play of as many days before it as after it, today included. */
export interface CareIntervention {
  id: number;
  kind: InterventionKind;
  level: number;
  actor: string; // nick
  reason: string;
  at: number;
  effects: { days: number; before: CarePlay; after: CarePlay }[]; // over 7 and 30 days
}

const playSql = (from: string, to: string): string => `(
  SELECT json_build_object('staked', coalesce(sum(p.staked), 0), 'lost', coalesce(sum(p.staked - p.paid), 0),
    'deposited', (SELECT coalesce(sum(base_minor), 0) FROM payment WHERE user_id = i.user_id AND code = 1 AND state = 2
      AND ${dayOfSql('done_at')} BETWEEN ${from} AND ${to}))
  FROM aml_play_day p WHERE p.user_id = i.user_id AND p.day BETWEEN ${from} AND ${to})`;

/** A player's interventions, the newest first. The day of the act itself belongs to neither side. */
export const interventionsOf = async (
  client: Queryable,
  userId: bigint,
  limit: number,
): Promise<CareIntervention[]> => {
  const { rows } = await client.query<CareIntervention>(
    `SELECT i.id, i.kind, i.level, u.nick AS actor, i.reason, i.at::float8 AS at, e.effects
     FROM (SELECT *, ${dayOfSql('at')} AS day FROM care_intervention WHERE user_id = $1 ORDER BY id DESC LIMIT $2) i
       JOIN app_user u ON u.id = i.actor_id
       CROSS JOIN LATERAL (SELECT json_agg(json_build_object('days', n, 'before', ${playSql('i.day - n', 'i.day - 1')},
         'after', ${playSql('i.day + 1', 'i.day + n')}) ORDER BY n) AS effects FROM unnest(ARRAY[7, 30]) n) e
     ORDER BY i.id DESC`,
    [userId, limit],
  );
  return rows;
};

/** Figures of a month for a regulator. */
export interface MonthOfCare {
  month: string; // 2026-01, in Moscow
  excluded: number; // self-exclusions that began
  breaks: number;
  limits: number; // limits that players set
  interventions: number;
  complaints: number; // registered
  upheld: number; // answered for the player in that month, in full or in part
}

const monthOf = (at: string): string => `to_char(to_timestamp(${at} / 1000.0) AT TIME ZONE 'Europe/Moscow', 'YYYY-MM')`;

/** Months from one moment to another. Each part reads that time alone, by an index where its table grows. */
export const monthsOfCare = async (
  client: Queryable,
  { from, to }: { from: number; to: number },
): Promise<MonthOfCare[]> => {
  const { rows } = await client.query<MonthOfCare>(
    `WITH fact (month, kind) AS (
       SELECT to_char(at AT TIME ZONE 'Europe/Moscow', 'YYYY-MM'),
         CASE WHEN kind = 'limit.set' THEN 'limits' WHEN details->>'kind' = 'self_exclusion' THEN 'excluded' ELSE 'breaks' END
       FROM account_event WHERE kind IN ('limit.set', 'break.began')
         AND at >= to_timestamp($1::float8 / 1000) AND at < to_timestamp($2::float8 / 1000)
       UNION ALL SELECT ${monthOf('at')}, 'interventions' FROM care_intervention WHERE at >= $1 AND at < $2
       UNION ALL SELECT ${monthOf('opened_at')}, 'complaints' FROM complaint WHERE opened_at >= $1 AND opened_at < $2
       UNION ALL SELECT ${monthOf('answered_at')}, 'upheld' FROM complaint
       WHERE answered_at >= $1 AND answered_at < $2 AND outcome IN ('upheld', 'partly')
     )
     SELECT month, ${(['excluded', 'breaks', 'limits', 'interventions', 'complaints', 'upheld'] as const)
       .map((kind) => `count(*) FILTER (WHERE kind = '${kind}')::int AS ${kind}`)
       .join(', ')}
     FROM fact GROUP BY month ORDER BY month DESC`,
    [from, to],
  );
  return rows;
};

/** Levels and interventions of players, one by one. */
export const careRepository = (em: EntityManager) => ({
  /** The player's level as it was last counted; undefined: no signs were ever counted. */
  state: async (userId: bigint): Promise<{ level: number; signals: CareSignals; computedAt: number } | undefined> =>
    (await em.findOne(CareStateEntity, { userId }, { refresh: true })) ?? undefined,

  intervene: (row: {
    userId: bigint;
    kind: InterventionKind;
    level: number;
    actorId: bigint;
    reason: string;
    at: number;
  }): Promise<number> => em.insert(CareInterventionEntity, row),
});
