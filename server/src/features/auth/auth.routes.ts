import type { Database } from 'db';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { authErrorKeys, loginBody, registrationBody, type AuthAnswer, type AuthErrorKey } from '../../../contract/auth.contract.ts';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import { isAllowedOrigin } from '../../core/http/origin.ts';
import { TokenBuckets } from '../../core/realtime/token-bucket.ts';
import { register } from './registration.ts';
import { createSessionCookies } from './session-cookie.ts';
import { signIn } from './sign-in.ts';

interface Options {
  db: Database;
  publicOrigin: string | undefined;
  demoCreditMinor: bigint;
}

// guessing passwords from one address is slow, whatever the logins
const ATTEMPTS = { perSecond: 0.5, burst: 20 };

const isKey = (text: string): text is AuthErrorKey => authErrorKeys.some((key) => key === text);

const refusal = (msg: AuthErrorKey, more: Partial<AuthAnswer> = {}): AuthAnswer => ({ success: false, msg, code: msg, ...more });

/** The first issue of each field by its catalogue key; the first field's key is the answer's. */
const refuseBody = (error: z.ZodError): AuthAnswer => {
  const fields: Record<string, AuthErrorKey> = {};
  for (const { path, message } of error.issues) {
    fields[path.join('.')] ??= isKey(message) ? message : 'generic';
  }
  return refusal(Object.values(fields)[0] ?? 'generic', { fields });
};

const languageOf = (request: FastifyRequest): Language => {
  const { lang } = request.cookies;
  return isLanguage(lang) ? lang : languages[0];
};

/** Sign-in, registration and sign-out. Answers are `AuthAnswer`; refusals carry the catalogue's keys. */
export const authRoutes: FastifyPluginCallback<Options> = (app, { db, publicOrigin, demoCreditMinor }, done) => {
  const cookies = createSessionCookies(db);
  const attempts = new TokenBuckets(ATTEMPTS);

  // a form of another site can send neither JSON nor our origin
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'POST' && !isAllowedOrigin(request.headers, publicOrigin)) {
      await reply.status(403).send(refusal('generic'));
    }
  });

  const mayAttempt = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const retryAfterMs = attempts.take(request.ip, performance.now());
    if (retryAfterMs === 0) return;
    await reply.status(429).header('retry-after', Math.ceil(retryAfterMs / 1000)).send(refusal('6', { retryAfterMs }));
  };

  app.post('/api/auth/login', { preHandler: mayAttempt }, async (request, reply) => {
    const body = loginBody.safeParse(request.body ?? {});
    if (!body.success) return reply.status(400).send(refuseBody(body.error));
    const result = await signIn(db, body.data, request.ip);
    if ('refused' in result) {
      const { refused, ...more } = result;
      return reply.status(400).send(refusal(refused, more));
    }
    await cookies.begin(request, reply, result.userId);
    return { success: true, msg: 'success_auth' } satisfies AuthAnswer;
  });

  app.post('/api/auth/registration', { preHandler: mayAttempt }, async (request, reply) => {
    const body = registrationBody.safeParse(request.body ?? {});
    if (!body.success) return reply.status(400).send(refuseBody(body.error));
    const result = await register(db, body.data, { lang: languageOf(request), demoCreditMinor });
    if ('refused' in result) {
      return reply.status(400).send(refusal(result.refused, { fields: { [result.field]: result.refused } }));
    }
    await cookies.begin(request, reply, result.userId);
    return { success: true, msg: '1' } satisfies AuthAnswer;
  });

  app.post('/api/auth/exit', async (request, reply) => {
    await cookies.end(request, reply);
    return { success: true, msg: 'success_exit' } satisfies AuthAnswer;
  });

  app.get<{ Params: { token: string } }>('/auth/:token', async (request, reply) => {
    await cookies.adopt(request, reply, request.params.token);
    return reply.redirect('/');
  });

  done();
};
