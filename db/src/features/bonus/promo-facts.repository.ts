import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { SocialProfileEntity } from '../account/account.entities.ts';
import { SessionEntity } from '../account/session.entity.ts';

/** A player's deposits, base hundredths, without bonuses on top. */
export interface DepositSums {
  totalMinor: bigint;
  sinceMinor: bigint; // since a moment
}

export const depositSums = async (client: Queryable, userId: bigint, since: number): Promise<DepositSums> => {
  const { rows } = await client.query<DepositSums>(
    `SELECT coalesce(sum(base_minor), 0)::bigint AS "totalMinor",
       coalesce(sum(base_minor) FILTER (WHERE done_at >= $2), 0)::bigint AS "sinceMinor"
     FROM payment WHERE user_id = $1 AND code = 1 AND state = 2`,
    [userId, since],
  );
  return rows[0] ?? { totalMinor: 0n, sinceMinor: 0n };
};

/** The provider's user id of a linked account; undefined: none is linked. */
export const linkedSubject = async (em: EntityManager, userId: bigint, provider: string): Promise<string | undefined> =>
  (await em.findOne(SocialProfileEntity, { userId, provider }, { refresh: true }))?.subject;

/** A referral code as one player sees it. */
export interface ReferralCode {
  owner: string; // public id
  isOwn: boolean;
  isOfInviter: boolean; // the player was invited by it
}

/**
 * Finds a referral code, ignoring case. A player's code is the id of their invitation link, which is stored as `referer_id`
 * of the players they invited.
 */
export const referralCodeOf = async (
  client: Queryable,
  userId: bigint,
  code: string,
): Promise<ReferralCode | undefined> => {
  const { rows } = await client.query<ReferralCode>(
    `SELECT o.public_id AS owner, o.id = u.id AS "isOwn", coalesce(u.referer_id = o.public_id, false) AS "isOfInviter"
     FROM app_user o JOIN app_user u ON u.id = $1
     WHERE o.public_id = lower($2) AND (o.blocked_at IS NULL OR o.id = u.id)`,
    [userId, code],
  );
  return rows[0];
};

/** The IP address a session was opened from; null: unknown. */
export const sessionAddress = async (em: EntityManager, sessionId: string): Promise<string | null> =>
  (await em.findOne(SessionEntity, { id: sessionId }))?.address ?? null;
