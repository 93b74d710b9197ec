import { raw, type EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { violatedConstraint } from '../../core/sql.ts';
import { SocialProfileEntity } from './account.entities.ts';
import { recordAccountEvent } from './account-events.repository.ts';
import { lockUser } from './users.repository.ts';

/** A person at an outside provider. */
export interface OutsideProfile {
  provider: string;
  subject: string; // the provider's own id of the person
  name: string; // as shown to their owner
  url: string | null;
}

/** A linked profile as its owner sees it. */
export interface LinkedProfile extends OutsideProfile {
  linkedAt: Date;
}

/** This profile opens another account already. */
export class SocialProfileTakenError extends Error {
  constructor(options?: ErrorOptions) {
    super('this profile is linked to another account', options);
    this.name = 'SocialProfileTakenError';
  }
}

/** The account has another profile of this provider. */
export class SocialProviderLinkedError extends Error {
  constructor(options?: ErrorOptions) {
    super('this account has another profile of this provider', options);
    this.name = 'SocialProviderLinkedError';
  }
}

const linkErrors = new Map([
  ['social_profile_pkey', SocialProfileTakenError],
  ['social_profile_user_provider', SocialProviderLinkedError],
]);

/** Linked profiles of a user, the first linked first. */
export const socialProfilesOf = async (em: EntityManager, userId: bigint): Promise<LinkedProfile[]> => {
  const order = { linkedAt: 'asc', provider: 'asc' } as const;
  const profiles = await em.find(SocialProfileEntity, { userId }, { orderBy: order, refresh: true });
  return profiles.map(({ provider, subject, name, url = null, linkedAt }) => ({
    provider,
    subject,
    name,
    url,
    linkedAt,
  }));
};

/** Owner of a profile; undefined when nobody has linked it. */
export const findProfileOwner = async (
  em: EntityManager,
  { provider, subject }: Pick<OutsideProfile, 'provider' | 'subject'>,
): Promise<bigint | undefined> =>
  (await em.findOne(SocialProfileEntity, { provider, subject }, { refresh: true }))?.userId;

const asRefusal = (cause: unknown): unknown => {
  const Refused = linkErrors.get(violatedConstraint(cause) ?? '');
  return Refused ? new Refused({ cause }) : cause;
};

/**
 * Inserts the link's row alone, with the client on which its account is opened. Throws SocialProfileTakenError,
 * SocialProviderLinkedError.
 */
export const insertProfile = async (client: Queryable, userId: bigint, profile: OutsideProfile): Promise<void> => {
  const { provider, subject, name, url } = profile;
  const sql = 'INSERT INTO social_profile (provider, subject, user_id, name, url) VALUES ($1, $2, $3, $4, $5)';
  await client.query(sql, [provider, subject, userId, name, url]).catch((error: unknown) => {
    throw asRefusal(error);
  });
};

/** Links a profile to an account and writes it into the trail. Throws as `insertProfile` does. */
export const linkProfile = async (
  em: EntityManager,
  userId: bigint,
  { provider, subject, name, url }: OutsideProfile,
  address: string | null,
): Promise<void> => {
  await em.insert(SocialProfileEntity, { provider, subject, userId, name, url }).catch((error: unknown) => {
    throw asRefusal(error);
  });
  await recordAccountEvent(em, { userId, kind: 'social.linked', details: { provider, subject }, address });
};

/** Keeps what the provider says of a person now. */
export const renewProfile = async (
  em: EntityManager,
  { provider, subject, name, url }: OutsideProfile,
): Promise<void> => {
  const isOther = { [raw('((name, url) IS DISTINCT FROM (?, ?))', [name, url])]: true };
  await em.nativeUpdate(SocialProfileEntity, { provider, subject, ...isOther }, { name, url });
};

/** Result of removing a linked profile. */
export type Unlinked = 'unlinked' | 'not_linked' | 'only_way'; // 'only_way': nothing else opens the account

/** Removes a link unless it is the only way into the account. Of two at once, the second sees what the first left. */
export const unlinkProfile = async (
  em: EntityManager,
  userId: bigint,
  provider: string,
  address: string | null,
): Promise<Unlinked> => {
  const user = await lockUser(em, userId);
  const profiles = await socialProfilesOf(em, userId);
  const gone = profiles.find((profile) => profile.provider === provider);
  if (!gone) return 'not_linked';
  if (user?.accountType !== 0 && profiles.length === 1) return 'only_way';
  await em.nativeDelete(SocialProfileEntity, { userId, provider });
  const details = { provider, subject: gone.subject };
  await recordAccountEvent(em, { userId, kind: 'social.unlinked', details, address });
  return 'unlinked';
};

/** Removes every link of an account whose owner was not the one who made them. */
export const unlinkAll = async (em: EntityManager, userId: bigint): Promise<void> => {
  await em.nativeDelete(SocialProfileEntity, { userId });
};
