import type { FastifyRequest } from 'fastify';
import { loginBody } from '../../../contract/auth.contract.ts';
import { deviceHashOf, whereaboutsOf } from '../../core/auth/session-cookie.ts';
import type { Geo } from '../../core/geo/geo.ts';
import { AuthRefusal } from '../../core/http/auth-answer.ts';
import type { AddPost, AuthOptions } from './auth-tools.ts';
import { takeSecondStep } from './second-step.ts';
import { checkPassword, forgetSignIns, isStillRight } from './sign-in.ts';
import type { SignInOrigin } from './temporary-code.ts';

const originOf = (request: FastifyRequest, geo: Geo): SignInOrigin => ({
  deviceHash: deviceHashOf(request),
  userAgent: request.headers['user-agent']?.slice(0, 512) ?? '',
  country: geo.locate(request.ip).country ?? '',
});

/** POST /api/auth/login. */
export const addSignIn = (post: AddPost, options: AuthOptions): void => {
  const { db, cookies, geo } = options;

  post('/api/auth/login', { body: loginBody, isForPeople: true }, async (body, request, reply) => {
    const whereabouts = whereaboutsOf(request);
    const entrant = await checkPassword(options, body, whereabouts);
    const { user } = entrant;
    const prompt = await takeSecondStep(options, entrant, body.code, originOf(request, geo));
    if (prompt) return { success: false, msg: prompt };
    await forgetSignIns(db, body.login, whereabouts.network);
    const token = await cookies.begin(request, reply, {
      userId: user.id,
      method: 'password',
      hasGivenCode: user.totpSecret != null,
    });
    if (!(await isStillRight(db, user))) {
      await cookies.revoke(request, reply, token);
      throw new AuthRefusal('error_throwing_auth');
    }
    return { success: true, msg: 'success_auth', user: await options.profileOf(user.id) };
  });
};
