import { tryCode } from '../../core/auth/code-attempt.ts';
import type { AuthOptions } from './auth-tools.ts';
import type { Entrant } from './sign-in.ts';
import { needsTemporaryCode, sendTemporaryCode, spendTemporaryCode, type SignInOrigin } from './temporary-code.ts';

/** Proof still missing after the right password. */
export type Prompt = 'want_enter_code' | 'enter_a_temporary_code';

/**
 * Asks for the second step after the right password: the second factor where it is on, else a code by e-mail on a
 * device that the account does not know. Resolves with the prompt; undefined when nothing is missing. Throws
 * AuthRefusal.
 */
export const takeSecondStep = async (
  options: AuthOptions,
  { user, place }: Entrant,
  code: string | undefined,
  origin: SignInOrigin,
): Promise<Prompt | undefined> => {
  const { db, secondFactor } = options;
  if (user.totpSecret) {
    if (!code) return 'want_enter_code';
    await tryCode(options, user.id, place, () => secondFactor.verify(user.id, code));
  } else if (await needsTemporaryCode(db, user, origin)) {
    if (code) {
      await tryCode(options, user.id, place, () => spendTemporaryCode(db, user.id, code));
    } else {
      await sendTemporaryCode(options, user, origin);
      return 'enter_a_temporary_code';
    }
  }
  return undefined;
};
