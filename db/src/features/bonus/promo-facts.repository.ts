import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { SocialProfileEntity } from '../account/account.entities.ts';
import { SessionEntity } from '../account/session.entity.ts';

/** A player's deposits, base hundredths, without bonuses on top. */
export interface DepositSums {
  totalMinor: bigint;
  sinceMinor: bigint; // since a moment
}

/** Sums a player's deposits in the database. */
export const depositSums = async (client: Queryable, userId: bigint, since: number): Promise<DepositSums> => {
  const { rows } = await client.query<DepositSums>(
    `SELECT coalesce(sum(base_minor), 0)::bigint AS "totalMinor",
       coalesce(sum(base_minor) FILTER (WHERE done_at >= $2), 0)::bigint AS "sinceMinor"
     FROM payment WHERE user_id = $1 AND code = 1 AND state = 2`,
    [userId, since],
  );
  return rows[0] ?? { totalMinor: 0n, sinceMinor: 0n };
};

/** Real money and DIC from promo codes that asked for deposits, taken since a moment. Base hundredths. */
export const depositPromosSince = async (client: Queryable, userId: bigint, since: number): Promise<bigint> => {
  const { rows } = await client.query<{ amount: bigint }>(
    `SELECT coalesce(sum(g.amount), 0)::bigint AS amount FROM bonus_grant g JOIN promo_code p ON p.code = g.period
     WHERE g.user_id = $1 AND g.bonus = 'promoCode' AND g.status = 'done' AND g.account IN ('real', 'dic')
       AND g.created_at >= $2 AND p.min_deposits + p.min_deposits_today > 0`,
    [userId, since],
  );
  return rows[0]?.amount ?? 0n;
};

/** The provider's user id of a linked account; undefined: none is linked. */
export const linkedSubject = async (em: EntityManager, userId: bigint, provider: string): Promise<string | undefined> =>
  (await em.findOne(SocialProfileEntity, { userId, provider }, { refresh: true }))?.subject;

/** The IP address a session was opened from; null: unknown. */
export const sessionAddress = async (em: EntityManager, sessionId: string): Promise<string | null> =>
  (await em.findOne(SessionEntity, { id: sessionId }))?.address ?? null;
