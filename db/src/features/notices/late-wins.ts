import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { addingNotices } from './add-notices.ts';
import { NoticePresenceEntity } from './notice.entity.ts';

const PRESENT_S = 90; // a process that dies leaves its players present for at most this long

/** Notes who has a page open at a process, and who of `left` has none any more. */
export const notePresence = async (
  client: Queryable,
  { process, present, left }: { process: string; present: readonly bigint[]; left: readonly bigint[] },
): Promise<void> => {
  await client.query('DELETE FROM notice_presence WHERE process = $1 AND user_id = ANY ($2::bigint[])', [
    process,
    left,
  ]);
  await client.query(
    `INSERT INTO notice_presence (user_id, process, until)
     SELECT id, $1, now() + interval '${PRESENT_S} seconds' FROM unnest($2::bigint[]) id ORDER BY id
     ON CONFLICT (user_id, process) DO UPDATE SET until = excluded.until`,
    [process, present],
  );
};

/** True when a player has a page open at some process. */
export const isPresent = async (em: EntityManager, userId: bigint): Promise<boolean> =>
  (await em.count(NoticePresenceEntity, { userId, until: { $gt: new Date() } })) > 0;

/** Forgets a process that closes, and those that died. */
export const forgetPresence = async (client: Queryable, process: string): Promise<void> => {
  await client.query('DELETE FROM notice_presence WHERE process = $1 OR until < now()', [process]);
};

const late = addingNotices(
  `SELECT b.user_id, $2::text AS code, $3::text AS topic, false AS is_kept, 'round:' || $1::uuid AS fact, 0::bigint AS number,
     jsonb_build_object('round', $1::uuid, 'game', r.game) AS facts, $4::bigint AS at
   FROM (SELECT DISTINCT user_id FROM shared_bet WHERE round_id = $1::uuid AND payout > stake) b
     JOIN shared_round r ON r.id = $1::uuid
   WHERE NOT EXISTS (SELECT FROM notice_presence p WHERE p.user_id = b.user_id AND p.until > now())`,
);

/** Tells the winners of a settled round who have no page open, in the transaction that settles it. */
export const addLateWins = async (
  client: Queryable,
  { roundId, code, topic, at }: { roundId: string; code: string; topic: string; at: number },
): Promise<void> => {
  await client.query(late, [roundId, code, topic, at]);
};
