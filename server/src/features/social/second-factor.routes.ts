import { peekToken, spendToken } from 'db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthAnswer } from '../../../contract/auth.contract.ts';
import { secondFactorBody } from '../../../contract/social.contract.ts';
import { attemptPlaceOf } from '../../core/auth/account-attempts.ts';
import { tryCode } from '../../core/auth/code-attempt.ts';
import { deviceHashOf, signInMethods, whereaboutsOf, type SignInMethod } from '../../core/auth/session-cookie.ts';
import { asObject, AuthRefusal, refusal, refuseBody } from '../../core/http/auth-answer.ts';
import { clearOwnCookie, ownCookieOf } from '../../core/http/own-cookies.ts';
import { beginUnlessBlocked, SECOND_FACTOR_COOKIE } from './complete-sign-in.ts';
import type { SocialOptions } from './social-options.ts';
import type { TakeStep } from './steps.ts';

const payloadSchema = z.object({ method: z.enum(signInMethods), device: z.string() });

interface Waiting {
  token: string;
  userId: bigint;
  method: SignInMethod;
}

/** Sign-in that waits for a code in this browser. Throws AuthRefusal when there is none. */
const waitingIn = async ({ db }: SocialOptions, request: FastifyRequest): Promise<Waiting> => {
  const token = ownCookieOf(request, SECOND_FACTOR_COOKIE) ?? '';
  const waiting = await peekToken(db.orm.em.fork(), 'second_factor', token);
  const { data } = payloadSchema.safeParse(waiting?.payload);
  if (waiting?.userId == null || data?.device !== deviceHashOf(request)?.toString('hex') || !data)
    throw new AuthRefusal('link_expired');
  return { token, userId: waiting.userId, method: data.method };
};

const complete = async (
  options: SocialOptions,
  browser: { request: FastifyRequest; reply: FastifyReply },
  code: string,
): Promise<AuthAnswer> => {
  const { request, reply } = browser;
  const { db, secondFactor } = options;
  const { token, userId, method } = await waitingIn(options, request);
  const place = await attemptPlaceOf(db.orm.em.fork(), userId, whereaboutsOf(request));
  await tryCode(options, userId, place, () => secondFactor.verify(userId, code));
  if (!(await spendToken(db.orm.em.fork(), 'second_factor', token))) throw new AuthRefusal('link_expired');
  clearOwnCookie(request, reply, SECOND_FACTOR_COOKIE);
  if ((await beginUnlessBlocked(options, browser, { userId, method, hasGivenCode: true })) === undefined)
    throw new AuthRefusal('error_throwing_auth');
  return { success: true, msg: 'success_auth', user: await options.profileOf(userId) };
};

/** POST /api/auth/secondFactor: completes a sign-in at a provider that waits for a code. */
export const addSecondFactor = (app: FastifyInstance, options: SocialOptions, take: TakeStep): void => {
  const send = (reply: FastifyReply, answer: AuthAnswer): FastifyReply => {
    const { retryAfterMs, success } = answer;
    if (retryAfterMs !== undefined) reply.status(429).header('retry-after', Math.ceil(retryAfterMs / 1000));
    else if (!success) reply.status(400);
    return reply.send(answer);
  };

  app.post('/api/auth/secondFactor', async (request, reply) => {
    if (!take(request)) return send(reply, refusal('6', { retryAfterMs: 1000 }));
    const body = secondFactorBody.safeParse(asObject(request.body));
    if (!body.success) return send(reply, refuseBody(body.error));
    try {
      return send(reply, await complete(options, { request, reply }, body.data.code));
    } catch (error) {
      if (error instanceof AuthRefusal) return send(reply, error.answer);
      throw error;
    }
  });
};
