import { createToken, peekToken, spendToken } from 'db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { z } from 'zod';
import { PARTNER_LINK_MAX } from '../../../contract/features/partner-values.ts';
import { socials, type Social } from '../../../contract/profile.contract.ts';
import { deviceHashOf } from '../../core/auth/session-cookie.ts';
import type { AuthorizationRequest } from '../../core/social/social-provider.ts';
import type { Purpose } from './complete-sign-in.ts';
import { callbackPathOf, originOf, type SocialOptions } from './social-options.ts';

const LIFE_MS = 10 * 60_000;

const payloadSchema = z.object({
  social: z.enum(socials),
  device: z.string(), // hash of the browser's id: nobody else's browser can end what it began
  verifier: z.string(),
  nonce: z.string(),
  returnTo: z.string(),
  refererId: z.string().nullable(),
  backTo: z.string().nullable(),
});

/** The link that this browser came by first. */
export const refererOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null =>
  cookies['ref']?.slice(0, PARTNER_LINK_MAX) ?? null;

/** A request that has come to its end. */
export interface FinishedAuthorization extends Purpose {
  authorization: AuthorizationRequest;
  refererId: string | null;
}

type Tools = Pick<SocialOptions, 'db' | 'cookies' | 'publicOrigin'>;

/** Begins a request of this browser. Its secrets stay in the database, under a state that opens them once. */
export const beginAuthorization = async (
  { db, cookies, publicOrigin }: Tools,
  {
    request,
    reply,
    social,
    purpose: { userId, backTo },
  }: { request: FastifyRequest; reply: FastifyReply; social: Social; purpose: Purpose },
): Promise<AuthorizationRequest> => {
  const payload: z.infer<typeof payloadSchema> = {
    social,
    device: cookies.identify(request, reply).toString('hex'),
    verifier: randomPKCECodeVerifier(),
    nonce: randomNonce(),
    returnTo: `${originOf(request, publicOrigin)}${callbackPathOf(social)}`,
    refererId: refererOf(request),
    backTo,
  };
  const state = await createToken(db.orm.em.fork(), { purpose: 'social_state', userId, payload, lifeMs: LIFE_MS });
  return { state, verifier: payload.verifier, nonce: payload.nonce, returnTo: payload.returnTo };
};

/**
 * Ends a request: once, in time, in the browser that began it and, where somebody was signed in, by the same user.
 * Undefined for any other; a request of another browser stays open for its own.
 */
export const finishAuthorization = async (
  { db, cookies }: Tools,
  { request, social, state }: { request: FastifyRequest; social: Social; state: string },
): Promise<FinishedAuthorization | undefined> => {
  const waiting = await peekToken(db.orm.em.fork(), 'social_state', state);
  const { data } = payloadSchema.safeParse(waiting?.payload);
  if (!data || data.social !== social || data.device !== deviceHashOf(request)?.toString('hex')) return undefined;
  const spent = await spendToken(db.orm.em.fork(), 'social_state', state);
  if (!spent) return undefined;
  const { userId } = spent;
  if (userId !== null && (await cookies.current(request))?.userId !== userId) return undefined;
  const { verifier, nonce, returnTo, refererId, backTo } = data;
  return { authorization: { state, verifier, nonce, returnTo }, userId, backTo, refererId };
};
