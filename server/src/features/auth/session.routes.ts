import { userRepository } from 'db';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuthAnswer, CaptchaAnswer } from '../../../contract/auth.contract.ts';
import { spendEntryToken } from '../../core/auth/entry-tokens.ts';
import { deviceHashOf } from '../../core/auth/session-cookie.ts';
import { solverOf } from '../../core/captcha/captcha.ts';
import { refusal } from '../../core/http/auth-answer.ts';
import type { AuthOptions } from './auth-tools.ts';

/** GET /api/captcha, POST /api/auth/exit and /api/auth/renew, GET /auth/{token}. */
export const addSessionRoutes = (app: FastifyInstance, { db, cookies, captcha, findSender }: AuthOptions): void => {
  const askCaptcha = async (request: FastifyRequest): Promise<CaptchaAnswer> => {
    const { provider, siteKey, scriptUrl } = captcha;
    const sender = await findSender(request);
    const challenge = await captcha.challenge({ ...solverOf(request), userId: sender?.player.userId });
    return { provider, ...(siteKey && { siteKey }), ...(scriptUrl && { scriptUrl }), ...(challenge && { challenge }) };
  };
  app.get('/api/captcha', (request: FastifyRequest) => askCaptcha(request));

  app.post('/api/auth/exit', async (request, reply) => {
    await cookies.end(request, reply);
    return { success: true, msg: 'success_exit' } satisfies AuthAnswer;
  });

  app.post('/api/auth/renew', async (request, reply) => {
    if (!(await cookies.renew(request, reply))) return reply.status(401).send(refusal('generic'));
    return { success: true, msg: 'session_renewed' } satisfies AuthAnswer;
  });

  const enter = async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> => {
    const entry = await spendEntryToken(db.orm.em.fork(), token, deviceHashOf(request));
    const user = entry && (await userRepository(db.orm.em.fork()).findById(entry.userId));
    if (user && !user.blockedAt) await cookies.begin(request, reply, { userId: user.id, method: entry.method });
  };

  // whatever follows /auth/: a token that opens nothing leads to the same page
  app.get<{ Params: { '*': string } }>('/auth/*', async (request, reply) => {
    await enter(request, reply, request.params['*']);
    return reply.redirect('/');
  });
};
