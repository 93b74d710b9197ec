import { createToken, findProfileOwner, userRepository } from 'db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Social } from '../../../contract/profile.contract.ts';
import { setOwnCookie } from '../../core/http/own-cookies.ts';
import type { SessionEntry } from '../../core/auth/session-cookie.ts';
import type { Person } from '../../core/social/social-provider.ts';
import { accountOf, linkTo, type ProviderIdentity } from './provider-accounts.ts';
import { languageOf, methodOf, type SocialOptions } from './social-options.ts';

/** The cookie of a sign-in at a provider that waits for its second factor. */
export const SECOND_FACTOR_COOKIE = 'second_factor';
export const SECOND_FACTOR_MS = 10 * 60_000;

/** Purpose of an authorization request. */
export interface Purpose {
  userId: bigint | null; // null: somebody signs in; else a signed-in user links a profile
  backTo: string | null; // page that a user who confirms by a linked profile comes back to
}

/** Result of a sign-in that a provider vouches for. */
export type SignInOutcome =
  | { result: 'success_auth'; isNew: boolean }
  | {
      result:
        | 'success_binding'
        | 'already_in_use'
        | 'want_enter_code'
        | 'blocked'
        | 'success_confirmation'
        | 'other_profile';
    };

export interface Browser {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Has the browser keep a token that a right code turns into a session. */
const askForCode = async (
  { db, cookies }: SocialOptions,
  { request, reply }: Browser,
  userId: bigint,
  social: Social,
): Promise<void> => {
  const payload = { method: methodOf[social], device: cookies.identify(request, reply).toString('hex') };
  const token = await createToken(db.orm.em.fork(), {
    purpose: 'second_factor',
    userId,
    payload,
    lifeMs: SECOND_FACTOR_MS,
  });
  setOwnCookie(request, reply, { name: SECOND_FACTOR_COOKIE, value: token, seconds: SECOND_FACTOR_MS / 1000 });
};

/** Begins a session; undefined when the user was blocked meanwhile, and then there is none. */
export const beginUnlessBlocked = async (
  { db, cookies }: Pick<SocialOptions, 'db' | 'cookies'>,
  { request, reply }: Browser,
  entry: SessionEntry,
): Promise<string | undefined> => {
  const token = await cookies.begin(request, reply, entry);
  const user = await userRepository(db.orm.em.fork()).findById(entry.userId);
  if (user && !user.blockedAt) return token;
  await cookies.revoke(request, reply, token);
  return undefined;
};

/** Takes a linked profile as proof of who uses the session of this browser. */
const confirmWith = async (
  { db, cookies, reauthentication }: SocialOptions,
  request: FastifyRequest,
  { social: provider, person: { subject } }: Pick<ProviderIdentity, 'social' | 'person'>,
): Promise<SignInOutcome> => {
  const session = await cookies.current(request);
  const owner = await findProfileOwner(db.orm.em.fork(), { provider, subject });
  if (!session || session.userId !== owner) return { result: 'other_profile' };
  await reauthentication.prove({ userId: owner, sessionId: session.id }, { identity: true });
  return { result: 'success_confirmation' };
};

/**
 * Signs somebody in, links their profile to the account of `userId`, or takes it as proof of who that is. A sign-in waits
 * for a second factor where it is on.
 */
export const completeSignIn = async (
  options: SocialOptions,
  browser: Browser,
  entry: Purpose & { social: Social; person: Person; refererId: string | null },
): Promise<SignInOutcome> => {
  const { request } = browser;
  const { social, person, userId, backTo, refererId } = entry;
  if (backTo !== null) return confirmWith(options, request, entry);
  const identity: ProviderIdentity = { social, person, refererId, lang: languageOf(request), address: request.ip };
  if (userId !== null) return { result: await linkTo(options, userId, identity) };
  const { user, isNew } = await accountOf(options, identity);
  if (user.blockedAt) return { result: 'blocked' };
  if (user.totpSecret) {
    await askForCode(options, browser, user.id, social);
    return { result: 'want_enter_code' };
  }
  const token = await beginUnlessBlocked(options, browser, { userId: user.id, method: methodOf[social] });
  return token === undefined ? { result: 'blocked' } : { result: 'success_auth', isNew };
};
