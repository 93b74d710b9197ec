import { inUnitOfWork, lockUser } from 'db';
import type { FastifyRequest } from 'fastify';
import { fastEmailBody, fastRegistrationBody, registrationBody } from '../../../contract/auth.contract.ts';
import { isLanguage, languages, type Language } from '../../../contract/languages.ts';
import { sendEmailConfirmation } from '../../core/auth/email-confirmation.ts';
import { tryCode } from '../../core/auth/code-attempt.ts';
import { whereaboutsOf } from '../../core/auth/session-cookie.ts';
import type { AddPost, AuthOptions } from './auth-tools.ts';
import { sendCredentials } from './credentials-letter.ts';
import { register, registerFast, type Registering } from './registration.ts';
import { checkPassword } from './sign-in.ts';

const languageOf = ({ cookies }: FastifyRequest): Language =>
  isLanguage(cookies['lang']) ? cookies['lang'] : languages[0];

/** POST /api/auth/registration, …/fast and …/fast/email. */
export const addRegistration = (post: AddPost, options: AuthOptions): void => {
  const { db, cookies, demoCreditMinor, profileOf } = options;

  const registering = (request: FastifyRequest): Registering => ({
    lang: languageOf(request),
    demoCreditMinor,
    address: request.ip,
  });

  const sendConfirmation = (userId: bigint, email: string): Promise<void> =>
    inUnitOfWork(db, async ({ em }) => {
      const user = await lockUser(em, userId);
      if (user) await sendEmailConfirmation(em, options, user, email);
    });

  post('/api/auth/registration', { body: registrationBody, isForPeople: true }, async (body, request, reply) => {
    const userId = await register(db, body, registering(request));
    await sendConfirmation(userId, body.email);
    await cookies.begin(request, reply, { userId, method: 'registration' });
    return { success: true, msg: '1', user: await profileOf(userId) };
  });

  post(
    '/api/auth/registration/fast',
    { body: fastRegistrationBody, isForPeople: true },
    async ({ refererId }, request, reply) => {
      const { userId, login, password } = await registerFast(db, refererId, registering(request));
      await cookies.begin(request, reply, { userId, method: 'registration' });
      return { success: true, msg: '1', user: await profileOf(userId), login, password };
    },
  );

  post(
    '/api/auth/registration/fast/email',
    { body: fastEmailBody, shape: (answer) => ({ ...answer, data: { success: answer.success } }) },
    async (body, request) => {
      const { user, place } = await checkPassword(options, body, whereaboutsOf(request));
      if (user.totpSecret && !body.code) return { success: false, msg: 'want_enter_code' };
      const { code = '' } = body;
      if (user.totpSecret) await tryCode(options, user.id, place, () => options.secondFactor.verify(user.id, code));
      await sendCredentials(options, user, body);
      return { success: true, msg: '2' };
    },
  );
};
