import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import { inTransaction } from '../../core/transaction.ts';
import { violatedConstraint } from '../../core/unique-violation.ts';
import { recordAccountEvent } from './account-events.repository.ts';

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
export const socialProfilesOf = async (client: Queryable, userId: bigint): Promise<LinkedProfile[]> => {
  const { rows } = await client.query<LinkedProfile>(
    `SELECT provider, subject, name, url, linked_at AS "linkedAt" FROM social_profile WHERE user_id = $1
     ORDER BY linked_at, provider`,
    [userId],
  );
  return rows;
};

/** Whose account a profile opens; undefined when nobody's. */
export const findProfileOwner = async (
  client: Queryable,
  { provider, subject }: Pick<OutsideProfile, 'provider' | 'subject'>,
): Promise<bigint | undefined> => {
  const { rows } = await client.query<{ userId: bigint }>(
    'SELECT user_id AS "userId" FROM social_profile WHERE provider = $1 AND subject = $2',
    [provider, subject],
  );
  return rows[0]?.userId;
};

/** Inserts the link's row alone. Throws SocialProfileTakenError, SocialProviderLinkedError. */
export const insertProfile = async (client: Queryable, userId: bigint, profile: OutsideProfile): Promise<void> => {
  const { provider, subject, name, url } = profile;
  await client
    .query('INSERT INTO social_profile (provider, subject, user_id, name, url) VALUES ($1, $2, $3, $4, $5)', [
      provider,
      subject,
      userId,
      name,
      url,
    ])
    .catch((cause: unknown) => {
      const Refused = linkErrors.get(violatedConstraint(cause) ?? '');
      throw Refused ? new Refused({ cause }) : cause;
    });
};

/** Links a profile to an account and writes it into the trail. Throws as `insertProfile` does. */
export const linkProfile = (
  pool: Pool,
  userId: bigint,
  profile: OutsideProfile,
  address: string | null,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    await insertProfile(client, userId, profile);
    const { provider, subject } = profile;
    await recordAccountEvent(client, { userId, kind: 'social.linked', details: { provider, subject }, address });
  });

/** Keeps what the provider says of a person now. */
export const renewProfile = async (client: Queryable, profile: OutsideProfile): Promise<void> => {
  const { provider, subject, name, url } = profile;
  await client.query(
    `UPDATE social_profile SET name = $3, url = $4
     WHERE provider = $1 AND subject = $2 AND (name, url) IS DISTINCT FROM ($3, $4)`,
    [provider, subject, name, url],
  );
};

/** What became of a link that was to be removed. */
export type Unlinked = 'unlinked' | 'not_linked' | 'only_way'; // 'only_way': nothing else opens the account

/** Removes a link unless it is the only way into the account. Of two at once, the second sees what the first left. */
export const unlinkProfile = (
  pool: Pool,
  userId: bigint,
  provider: string,
  address: string | null,
): Promise<Unlinked> =>
  inTransaction(pool, async (client) => {
    const { rows: users } = await client.query<{ hasLogin: boolean }>(
      'SELECT account_type = 0 AS "hasLogin" FROM app_user WHERE id = $1 FOR NO KEY UPDATE',
      [userId],
    );
    const profiles = await socialProfilesOf(client, userId);
    const gone = profiles.find((profile) => profile.provider === provider);
    if (!gone) return 'not_linked';
    if (!users[0]?.hasLogin && profiles.length === 1) return 'only_way';
    await client.query('DELETE FROM social_profile WHERE user_id = $1 AND provider = $2', [userId, provider]);
    const details = { provider, subject: gone.subject };
    await recordAccountEvent(client, { userId, kind: 'social.unlinked', details, address });
    return 'unlinked';
  });

/** Removes every link of an account whose owner was not the one who made them. */
export const unlinkAll = async (client: Queryable, userId: bigint): Promise<void> => {
  await client.query('DELETE FROM social_profile WHERE user_id = $1', [userId]);
};
