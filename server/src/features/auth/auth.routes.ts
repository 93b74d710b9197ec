import type { Profile } from '../../../contract/profile.contract.ts';
import type { Database } from 'db';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { loginBody, registrationBody, type AuthAnswer } from '../../../contract/auth.contract.ts';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import { networkOf } from '../../core/auth/client-address.ts';
import { TokenBuckets, type BucketRate } from '../../core/realtime/token-bucket.ts';
import { asObject, refusal, refuseBody } from '../../core/http/auth-answer.ts';
import { register } from './registration.ts';
import { guardRequests } from '../../core/http/request-guard.ts';
import type { SessionCookies } from '../../core/auth/session-cookie.ts';
import { signIn } from './sign-in.ts';

export interface AuthOptions {
  db: Database;
  cookies: SessionCookies;
  profileOf(userId: bigint): Promise<Profile>; // what a success answers as `user`
  publicOrigin: string | undefined; // the only Origin allowed when set; else the address the browser asked for
  demoCreditMinor: bigint; // what a new account starts with, base hundredths
  attempts?: BucketRate; // sign-ins and registrations of one network
}

// guessing passwords from one network is slow, whatever the logins; a household that registers together is not
const ATTEMPTS: BucketRate = { perSecond: 0.5, burst: 20 };

const languageOf = ({ cookies }: FastifyRequest): Language =>
  isLanguage(cookies['lang']) ? cookies['lang'] : languages[0];

const refuseFor = (reply: FastifyReply, answer: AuthAnswer, retryAfterMs: number): FastifyReply =>
  reply
    .status(429)
    .header('retry-after', Math.ceil(retryAfterMs / 1000))
    .send({ ...answer, retryAfterMs });

/** Sign-in, registration and sign-out. Answers are `AuthAnswer`; refusals carry the catalogue's keys. */
export const authRoutes: FastifyPluginCallback<AuthOptions> = (app, options, done) => {
  const { db, cookies, publicOrigin, demoCreditMinor, attempts: rate = ATTEMPTS } = options;
  const attempts = new TokenBuckets(rate);
  guardRequests(app, publicOrigin);

  const mayAttempt = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const retryAfterMs = attempts.take(networkOf(request.ip), performance.now());
    return retryAfterMs > 0 ? refuseFor(reply, refusal('6'), retryAfterMs) : undefined;
  };

  app.post('/api/auth/login', { preHandler: mayAttempt }, async (request, reply) => {
    const body = loginBody.safeParse(asObject(request.body));
    if (!body.success) return reply.status(400).send(refuseBody(body.error));
    const result = await signIn(db, body.data, networkOf(request.ip));
    if ('retryAfterMs' in result) return refuseFor(reply, refusal(result.refused), result.retryAfterMs);
    if ('refused' in result) return reply.status(400).send(refusal(result.refused));
    await cookies.begin(request, reply, result.userId, 'password');
    return { success: true, msg: 'success_auth', user: await options.profileOf(result.userId) } satisfies AuthAnswer;
  });

  app.post('/api/auth/registration', { preHandler: mayAttempt }, async (request, reply) => {
    const body = registrationBody.safeParse(asObject(request.body));
    if (!body.success) return reply.status(400).send(refuseBody(body.error));
    const result = await register(db, body.data, { lang: languageOf(request), demoCreditMinor });
    if ('refused' in result) {
      return reply.status(400).send(refusal(result.refused, { fields: { [result.field]: result.refused } }));
    }
    await cookies.begin(request, reply, result.userId, 'registration');
    return { success: true, msg: '1', user: await options.profileOf(result.userId) } satisfies AuthAnswer;
  });

  app.post('/api/auth/exit', async (request, reply) => {
    await cookies.end(request, reply);
    return { success: true, msg: 'success_exit' } satisfies AuthAnswer;
  });

  // whatever follows /auth/: a token that opens nothing leads to the same page
  app.get<{ Params: { '*': string } }>('/auth/*', async (request, reply) => {
    await cookies.adopt(request, reply, request.params['*']);
    return reply.redirect('/');
  });

  done();
};
