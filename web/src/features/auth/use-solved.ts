import { useCaptcha } from '../../core/captcha/use-captcha.ts';
import { refused, type AuthResult } from './auth-api.ts';

type Solved<T> = T & { recaptchaToken?: string | undefined };

/** Sends a body together with a captcha that was solved for it: a solution is good once. */
export const useSolved = <T extends object>(
  send: (body: Solved<T>) => Promise<AuthResult>,
): ((body: T) => Promise<AuthResult>) => {
  const { solve } = useCaptcha();
  return async (body) => {
    try {
      return await send({ ...body, recaptchaToken: await solve() });
    } catch (error) {
      return refused(error instanceof TypeError ? 'network' : 'captcha_failed'); // what fetch rejects with
    }
  };
};
