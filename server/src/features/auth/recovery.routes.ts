import type { FastifyInstance } from 'fastify';
import { confirmEmailBody, newPasswordBody, recoveryBody } from '../../../contract/auth.contract.ts';
import { whereaboutsOf } from '../../core/auth/session-cookie.ts';
import type { AddPost, AuthOptions } from './auth-tools.ts';
import { followEmailLink } from './email-link.ts';
import { sendRecovery, setNewPassword } from './recovery.ts';

/** Work that no answer waits for; closing the server does. */
const createLater = (app: FastifyInstance): ((what: string, work: () => Promise<void>) => void) => {
  const open = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.all(open);
  });
  return (what, work) => {
    const running = work()
      .catch((error: unknown) => app.log.error({ err: error }, `${what} failed`))
      .finally(() => open.delete(running));
    open.add(running);
  };
};

/** POST /api/user/recoveryPassword, /api/user/newPassword and /api/user/confirmEmail. */
export const addRecovery = (app: FastifyInstance, post: AddPost, options: AuthOptions): void => {
  const later = createLater(app);

  post(
    '/api/user/recoveryPassword',
    {
      body: recoveryBody,
      isForPeople: true,
      shape: (answer) => ({ ...answer, payload: { success: answer.success } }),
    },
    ({ email }, request) => {
      // the answer is given before anything is looked up: neither it nor its time tells who has an account
      const address = request.ip;
      later('sending a recovery letter', () => sendRecovery(options, email, address));
      return Promise.resolve({ success: true, msg: '2' });
    },
  );

  post('/api/user/newPassword', { body: newPasswordBody }, async (body, request, reply) => {
    const deviceHash = options.cookies.identify(request, reply);
    await setNewPassword(options, body, { ...whereaboutsOf(request), deviceHash, address: request.ip });
    return { success: true, msg: 'password_changed' };
  });

  post('/api/user/confirmEmail', { body: confirmEmailBody }, async ({ token }, request) => {
    await followEmailLink(options, token, request.ip);
    return { success: true, msg: 'email_confirmed' };
  });
};
