import type { FastifyInstance, FastifyReply } from 'fastify';
import { setTokenBody, type TwitterAnswer, type TwitterToken } from '../../../contract/social.contract.ts';
import { asObject } from '../../core/http/auth-answer.ts';
import { SESSION_SECONDS } from '../../core/auth/session-tokens.ts';
import { isSecure } from '../../core/http/own-cookies.ts';
import { completeSignIn, type SignInOutcome } from './complete-sign-in.ts';
import { purposeOf } from './purpose.ts';
import { createExchangeToken, isExchangeToken, spendExchangeToken } from './exchange-tokens.ts';
import type { SocialOptions } from './social-options.ts';
import type { TakeStep } from './steps.ts';

const social = 'twitter';
const OK = 200;
const BAD_REQUEST = 400;
const UNAUTHORIZED = 401;
const TOO_MANY = 429;

/** Tells the page after the next that the account is new: nickname and currency are to be chosen. */
const NEW_PROFILE_COOKIE = 'xAuthNewProfile';

const answerOf = (outcome: SignInOutcome): TwitterAnswer => ({
  success: outcome.result === 'success_auth',
  msg: outcome.result,
  ...(outcome.result === 'success_auth' ? { isNew: outcome.isNew } : {}),
});

const send = (reply: FastifyReply, answer: TwitterAnswer): FastifyReply =>
  reply.status(answer.success || answer.msg === 'want_enter_code' ? OK : BAD_REQUEST).send(answer);

/** Adds X's routes beside its redirects: a token to begin linking with, and one that signs in. */
export const addTwitter = (app: FastifyInstance, options: SocialOptions, take: TakeStep): void => {
  const { db, setup } = options;
  if (!setup.redirecting.has(social)) return;

  app.get('/api/auth/twitter/getToken', async (request, reply) => {
    if (!take(request)) return reply.status(TOO_MANY).send({ success: false, msg: 'tooMany' } satisfies TwitterToken);
    const purpose = await purposeOf(options, request, { isLinking: true, confirm: undefined });
    if (typeof purpose === 'string')
      return reply.status(UNAUTHORIZED).send({ success: false, msg: purpose } satisfies TwitterToken);
    const allowance = { ...purpose, social, person: null, refererId: null } as const;
    const hashToken = await createExchangeToken(options, { request, reply }, allowance);
    return { success: true, msg: 'success', hashToken } satisfies TwitterToken;
  });

  app.post('/api/auth/twitter/setToken', async (request, reply) => {
    if (!take(request)) return reply.status(TOO_MANY).send({ success: false, msg: 'tooMany' } satisfies TwitterAnswer);
    const body = setTokenBody.safeParse(asObject(request.body));
    const token = body.data?.hashToken ?? '';
    const exchange = isExchangeToken(token) ? await spendExchangeToken(db, request, { social, token }) : undefined;
    if (!exchange?.person || exchange.userId !== null) return send(reply, { success: false, msg: 'expired' });
    const { person } = exchange;
    const outcome = await completeSignIn(options, { request, reply }, { ...exchange, social, person });
    if (outcome.result === 'success_auth' && outcome.isNew) {
      const secure = isSecure(request);
      void reply.setCookie(NEW_PROFILE_COOKIE, 'true', { path: '/', sameSite: 'lax', secure, maxAge: SESSION_SECONDS });
    }
    return send(reply, answerOf(outcome));
  });
};
