import type { Database } from 'db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AuthAnswer } from '../../../contract/auth.contract.ts';
import type { Profile } from '../../../contract/profile.contract.ts';
import { networkOf } from '../../core/auth/client-address.ts';
import type { PersonWatch } from '../../core/auth/person-watch.ts';
import type { SecondFactor } from '../../core/auth/second-factor.ts';
import type { SessionCookies } from '../../core/auth/session-cookie.ts';
import { solverOf, type Captcha } from '../../core/captcha/captcha.ts';
import type { Geo } from '../../core/geo/geo.ts';
import type { FindSender } from '../../core/http/signed-in.ts';
import { asObject, AuthRefusal, refusal, refuseBody } from '../../core/http/auth-answer.ts';
import type { Mailer } from '../../core/mail/mailer.ts';
import { ownBuckets, type MakeBuckets } from '../../core/realtime/limit-share.ts';
import type { BucketRate } from '../../core/realtime/token-bucket.ts';

export interface AuthOptions {
  db: Database;
  cookies: SessionCookies;
  captcha: Captcha;
  mailer: Mailer;
  persons: PersonWatch;
  secondFactor: SecondFactor;
  geo: Geo;
  findSender: FindSender;
  profileOf(userId: bigint): Promise<Profile>; // profile in a success's `user`
  siteUrl(): string; // links in letters begin with it, whatever a request says
  publicOrigin: string | undefined; // the only Origin allowed when set; else the address the browser asked for
  demoCreditMinor: bigint; // credit of a new account, base hundredths
  attempts?: BucketRate; // attempts of one network
  buckets?: MakeBuckets; // over all processes
}

// guessing passwords from one network is slow, whatever the logins; a household that registers together is not
const ATTEMPTS: BucketRate = { perSecond: 0.5, burst: 20 };

/** Payload and answer of a POST of this area. */
export interface PostShape<S extends z.ZodType> {
  body: S;
  isForPeople?: boolean; // solved captcha needed: `recaptchaToken` of the body
  shape?: (answer: AuthAnswer) => AuthAnswer; // additions of the specification to every answer
}

type Handle<S extends z.ZodType> = (
  body: z.output<S>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<AuthAnswer>;

/** Adds a POST: limited by network, its body checked, then its captcha, then handled. */
export type AddPost = <S extends z.ZodType>(url: string, shape: PostShape<S>, handle: Handle<S>) => void;

const statusOf = ({ code, retryAfterMs }: AuthAnswer): number => {
  if (retryAfterMs !== undefined) return 429;
  return code === undefined ? 200 : 400; // a prompt for a code is no refusal
};

const send = (reply: FastifyReply, answer: AuthAnswer): FastifyReply => {
  if (answer.retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(answer.retryAfterMs / 1000));
  return reply.status(statusOf(answer)).send(answer);
};

const solutionOf = (body: unknown): string | undefined => {
  const { recaptchaToken } = body as { recaptchaToken?: unknown };
  return typeof recaptchaToken === 'string' ? recaptchaToken : undefined;
};

/** Writes down what came of an attempt to sign in, register or recover: who it was of stands in the account's trail. */
const noteAttempt = ({ id, ip, log }: FastifyRequest, route: string, { code, success }: AuthAnswer): void => {
  const outcome = success ? 'done' : (code ?? 'code asked for');
  log.info({ requestId: id, route, network: networkOf(ip), outcome }, 'an attempt to sign in');
};

export const createAddPost = (
  app: FastifyInstance,
  { captcha, attempts: rate = ATTEMPTS, buckets = ownBuckets }: AuthOptions,
): AddPost => {
  const attempts = buckets('auth', rate);

  const perform = async <S extends z.ZodType>(
    { body: schema, isForPeople }: PostShape<S>,
    handle: Handle<S>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<AuthAnswer> => {
    const retryAfterMs = attempts.take(networkOf(request.ip), performance.now());
    if (retryAfterMs > 0) return refusal('6', { retryAfterMs });
    const body = schema.safeParse(asObject(request.body));
    if (!body.success) return refuseBody(body.error);
    // before the password: without a solution a client learns nothing and costs nothing
    if (isForPeople && !(await captcha.verify(solutionOf(body.data), solverOf(request))))
      return refusal('captcha_failed');
    return handle(body.data, request, reply).catch((error: unknown) => {
      if (error instanceof AuthRefusal) return error.answer;
      throw error;
    });
  };

  return (url, shape, handle) => {
    app.post(url, async (request, reply) => {
      const answer = await perform(shape, handle, request, reply);
      noteAttempt(request, url, answer);
      return send(reply, shape.shape?.(answer) ?? answer);
    });
  };
};
