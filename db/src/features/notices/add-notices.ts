import type { EntityManager } from '@mikro-orm/postgresql';
import { isClosedSql } from '../exclusion/closures.ts';

/** NOTIFY channel that tells every process of a player with a new notice. */
export const NOTICE_ADDED_CHANNEL = 'notice_added';

export interface NewNotice {
  userId: bigint;
  code: string;
  topic: string; // the kind that players choose by
  isKept: boolean; // told under a break as well
  fact: string; // the same fact is told once under a code, however often it is handed in
  number: number; // 0: none
  facts: object;
  at: number; // ms since epoch
}

const UNPUSHED_TOPIC = 'news'; // advertising stays in the site

/**
 * SQL that writes notices once each, with what their players chose: where play is closed to them, only what is kept;
 * switched off in the site, hidden; pushed to the browsers of live sessions. `source` selects user_id, code, topic, is_kept,
 * fact, number, facts and at.
 */
export const addingNotices = (source: string): string => `
WITH source AS (${source}), wanted AS (
  SELECT s.*, coalesce(c.switched_off, '{}') AS switched_off
  FROM source s JOIN app_user u ON u.id = s.user_id LEFT JOIN notice_choice c ON c.user_id = s.user_id
  WHERE s.is_kept OR NOT ${isClosedSql('u', 'to_timestamp(s.at / 1000.0)')}
), added AS (
  INSERT INTO notice AS n (user_id, code, fact, number, facts, at, is_shown)
  SELECT user_id, code, fact, number, facts, at, 'site:' || topic <> ALL (switched_off) FROM wanted
  ON CONFLICT DO NOTHING RETURNING n.id, n.user_id, n.code, n.fact
), queued AS (
  INSERT INTO notice_push (notice_id, subscription_id, next_try_at)
  SELECT a.id, p.id, now() FROM added a JOIN wanted w ON (w.user_id, w.code, w.fact) = (a.user_id, a.code, a.fact)
    JOIN push_subscription p ON p.user_id = a.user_id
    JOIN session e ON e.id = p.session_id AND e.ended_at IS NULL AND e.expires_at > now()
  WHERE 'push:' || w.topic <> ALL (w.switched_off) AND w.topic <> '${UNPUSHED_TOPIC}'
)
SELECT pg_notify('${NOTICE_ADDED_CHANNEL}', user_id::text) FROM added`;

const adding = addingNotices(
  `SELECT ?::bigint AS user_id, ?::text AS code, ?::text AS topic, ?::boolean AS is_kept, ?::text AS fact,
     ?::bigint AS number, ?::jsonb AS facts, ?::bigint AS at`,
);

/** Writes a notice in the transaction of `em`, which is that of its fact: neither is there without the other. */
export const addNotice = async (
  em: EntityManager,
  { userId, code, topic, isKept, fact, number, facts, at }: NewNotice,
): Promise<void> => {
  await em.execute(adding, [userId, code, topic, isKept, fact, number, JSON.stringify(facts), at]);
};
