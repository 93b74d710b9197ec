import type { EntityManager } from '@mikro-orm/postgresql';
import { addingNotices } from './add-notices.ts';

// one that never had more than this time ends soon from its first moment: its player has just taken it
const ending = addingNotices(
  `SELECT g.user_id, i.code, i.topic, false AS is_kept, 'grant:' || g.id AS fact, 0::bigint AS number,
     jsonb_build_object('bonus', g.bonus, 'until', g.expires_at) AS facts, i.at
   FROM (SELECT ?::text AS code, ?::text AS topic, ?::bigint AS at, ?::bigint AS soon) i JOIN bonus_grant g
     ON g.status IN ('ready', 'active') AND g.expires_at > i.at AND g.expires_at <= i.at + i.soon
       AND g.created_at < g.expires_at - i.soon
   WHERE NOT EXISTS (SELECT FROM notice n WHERE (n.user_id, n.code, n.fact) = (g.user_id, i.code, 'grant:' || g.id))`,
);

/** Tells of the bonuses that end within `soonMs`, of each once, in one statement however many there are. */
export const addEndingBonuses = async (
  em: EntityManager,
  { code, topic, at, soonMs }: { code: string; topic: string; at: number; soonMs: number },
): Promise<void> => {
  await em.execute(ending, [code, topic, at, soonMs]);
};
