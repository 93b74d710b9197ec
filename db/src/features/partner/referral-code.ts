import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { UserEntity } from '../account/user.entity.ts';
import { partnerOfLink } from './referrals.repository.ts';

/** A referral code as one player sees it. */
export interface ReferralCode {
  owner: string; // public id
  isOwn: boolean;
  isOfInviter: boolean; // the player was invited by it
}

/**
 * Finds a referral code, ignoring case: a partner's promo code, or the id of an invitation link, which is stored as
 * `referer_id` of the players who came by either.
 */
export const referralCodeOf = async (
  { em, client }: { em: EntityManager; client: Queryable },
  userId: bigint,
  code: string,
): Promise<ReferralCode | undefined> => {
  const ownerId = await partnerOfLink(client, code);
  if (ownerId === undefined) return undefined;
  const user = await em.findOne(UserEntity, { id: userId }, { refresh: true });
  const owner = await em.findOne(UserEntity, { id: ownerId }, { refresh: true });
  if (!user || !owner || (owner.blockedAt && owner.id !== user.id)) return undefined;
  return { owner: owner.publicId, isOwn: owner.id === user.id, isOfInviter: user.refererId === owner.publicId };
};
