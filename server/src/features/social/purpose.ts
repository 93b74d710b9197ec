import type { FastifyRequest } from 'fastify';
import { isCrossSite } from '../../core/http/origin.ts';
import type { Purpose } from './complete-sign-in.ts';
import { MAIN, SETTINGS } from './places.ts';
import type { SocialOptions } from './social-options.ts';

/** Why a browser is not sent to a provider. */
export type Refused = 'sign_in_first' | 'reauthenticate';

const OWN_PAGE = /^\/(?!\/)[\w/-]{1,128}$/;

/** The page that a confirmation comes back to: one of ours, whatever a parameter says. */
const pageOf = (confirm: unknown): string | null => {
  if (confirm === undefined) return null;
  return typeof confirm === 'string' && OWN_PAGE.test(confirm) ? confirm : SETTINGS;
};

/**
 * Purpose that a browser may go to a provider for. A profile is linked only by a user who has just confirmed who they
 * are: a stolen session alone must not make a way in.
 */
export const purposeOf = async (
  { cookies, reauthentication }: Pick<SocialOptions, 'cookies' | 'reauthentication'>,
  request: FastifyRequest,
  { isLinking, confirm }: { isLinking: boolean; confirm: unknown },
): Promise<Purpose | Refused> => {
  const backTo = pageOf(confirm);
  if (!isLinking && backTo === null) return { userId: null, backTo: null };
  // another site's page may not have somebody link a profile or confirm who they are
  const session = isCrossSite(request) ? null : await cookies.current(request);
  if (!session) return 'sign_in_first';
  const { id: sessionId, userId } = session;
  const { missing } = await reauthentication.stateOf({ userId, sessionId });
  return backTo === null && missing.length > 0 ? 'reauthenticate' : { userId, backTo };
};

/** The page at which a purpose ends. */
export const endOf = ({ userId, backTo }: Purpose): string => backTo ?? (userId === null ? MAIN : SETTINGS);
