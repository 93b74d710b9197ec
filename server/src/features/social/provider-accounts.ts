import {
  EmailTakenError,
  findProfileOwner,
  inUnitOfWork,
  linkProfile,
  recordAccountEvent,
  renewProfile,
  SocialProfileTakenError,
  SocialProviderLinkedError,
  userRepository,
  type OutsideProfile,
  type User,
  type Database,
} from 'db';
import type { Language } from '../../../contract/languages.ts';
import type { Social } from '../../../contract/profile.contract.ts';
import { createAccount } from '../../core/auth/new-account.ts';
import type { Person } from '../../core/social/social-provider.ts';
import type { SocialOptions } from './social-options.ts';
import { tellOwner } from '../../core/auth/tell-owner.ts';
import type { Mailer } from '../../core/mail/mailer.ts';

/** Writes to the owner of an account that a way to sign in to it was added or taken away. */
export const tellOfProfile = async (
  { db, mailer }: { db: Database; mailer: Mailer },
  kind: 'socialLinked' | 'socialUnlinked',
  userId: bigint,
  provider: Social,
): Promise<void> => {
  const user = await userRepository(db.orm.em.fork()).findById(userId);
  if (user) await tellOwner({ em: db.orm.em.fork(), mailer }, user, kind, { nick: user.nick, provider });
};

const NAME_LENGTH = 64;

/** Somebody whom a provider vouches for, here. */
export interface ProviderIdentity {
  social: Social;
  person: Person;
  refererId: string | null;
  lang: Language; // language of a new account
  address: string; // address of the browser
}

const profileOf = ({ social, person }: ProviderIdentity): OutsideProfile => ({
  provider: social,
  subject: person.subject,
  name: person.name.slice(0, NAME_LENGTH),
  url: person.url,
});

/**
 * Takes over what else the provider says of a new user. An address is taken over only if it is confirmed and free: one
 * that belongs to an account stays with it, and never opens that account.
 */
const complete = async ({ db }: SocialOptions, userId: bigint, { person }: ProviderIdentity): Promise<void> => {
  const users = userRepository(db.orm.em.fork());
  const { firstName, lastName, email } = person;
  await users.update(userId, {
    firstName: firstName?.slice(0, NAME_LENGTH) ?? null,
    lastName: lastName?.slice(0, NAME_LENGTH) ?? null,
  });
  if (email === null) return;
  await users.update(userId, { email, emailVerified: true }).catch((error: unknown) => {
    if (!(error instanceof EmailTakenError)) throw error;
  });
};

/** Opens an account for a new person. Of two at once for the same one, the second finds the account of the first. */
const register = async (
  options: SocialOptions,
  identity: ProviderIdentity,
): Promise<{ userId: bigint; isNew: boolean }> => {
  const { db, demoCreditMinor } = options;
  const { social, person, lang, refererId, address } = identity;
  const profile = profileOf(identity);
  const account = { login: null, passwordHash: null, email: null, name: person.name, lang, isPromo: false };
  try {
    const userId = await createAccount(db, { ...account, profile, refererId: refererId ?? undefined, demoCreditMinor });
    const details = { provider: social, subject: person.subject };
    await recordAccountEvent(db.orm.em.fork(), { userId, kind: 'account.opened', details, address });
    await complete(options, userId, identity);
    return { userId, isNew: true };
  } catch (error) {
    const owner =
      error instanceof SocialProfileTakenError ? await findProfileOwner(db.orm.em.fork(), profile) : undefined;
    if (owner === undefined) throw error;
    return { userId: owner, isNew: false };
  }
};

/** Account that a person's profile opens; a new one for somebody new. */
export const accountOf = async (
  options: SocialOptions,
  identity: ProviderIdentity,
): Promise<{ user: User; isNew: boolean }> => {
  const { db } = options;
  const profile = profileOf(identity);
  const owner = await findProfileOwner(db.orm.em.fork(), profile);
  const { userId, isNew } = owner === undefined ? await register(options, identity) : { userId: owner, isNew: false };
  if (!isNew) await renewProfile(db.orm.em.fork(), profile);
  const user = await userRepository(db.orm.em.fork()).findById(userId);
  if (!user) throw new Error(`the profile of user ${userId} has no user`);
  return { user, isNew };
};

/** Links a person's profile to an account that somebody is signed in to. */
export const linkTo = async (
  options: SocialOptions,
  userId: bigint,
  identity: ProviderIdentity,
): Promise<'success_binding' | 'already_in_use'> => {
  const { db } = options;
  const profile = profileOf(identity);
  try {
    await inUnitOfWork(db, ({ em }) => linkProfile(em, userId, profile, identity.address));
  } catch (error) {
    if (error instanceof SocialProviderLinkedError) return 'already_in_use';
    if (!(error instanceof SocialProfileTakenError)) throw error;
    return (await findProfileOwner(db.orm.em.fork(), profile)) === userId ? 'success_binding' : 'already_in_use';
  }
  await options.persons.look(userId);
  await tellOfProfile(options, 'socialLinked', userId, identity.social);
  return 'success_binding';
};
