import type { User } from 'db';
import { clearAttempts, countAttempt } from '../../core/auth/account-attempts.ts';
import { AuthRefusal, lockedUntil } from '../../core/http/auth-answer.ts';
import type { AuthOptions } from './auth-tools.ts';
import { needsTemporaryCode, sendTemporaryCode, spendTemporaryCode, type Whence } from './temporary-code.ts';

/** What a sign-in with the right password still lacks. */
export type Prompt = 'want_enter_code' | 'enter_a_temporary_code';

/**
 * Tries a code. Wrong ones are counted by account as well, wherever they come from: only who has the password gets this
 * far, so nobody else can lock the owner out.
 */
const tryCode = async ({ db: { pool } }: AuthOptions, userId: bigint, check: () => Promise<boolean>): Promise<void> => {
  const until = await countAttempt(pool, 'second_factor', userId);
  if (until) throw lockedUntil(until);
  if (!(await check())) throw new AuthRefusal('invalid_code', { fields: { code: 'invalid_code' } });
  await clearAttempts(pool, 'second_factor', userId);
  await clearAttempts(pool, 'temporary_code', userId);
};

/**
 * What comes after the right password: the second factor where it is on, else a code by e-mail on a device that the
 * account does not know. Resolves with what to ask for; undefined when all was shown. Throws AuthRefusal.
 */
export const takeSecondStep = async (
  options: AuthOptions,
  user: User,
  code: string | undefined,
  whence: Whence,
): Promise<Prompt | undefined> => {
  const { db, secondFactor } = options;
  if (user.totpSecret) {
    if (!code) return 'want_enter_code';
    await tryCode(options, user.id, () => secondFactor.verify(user.id, code));
  } else if (await needsTemporaryCode(db, user, whence)) {
    if (code) {
      await tryCode(options, user.id, () => spendTemporaryCode(db, user.id, code));
    } else {
      await sendTemporaryCode(options, user, whence);
      return 'enter_a_temporary_code';
    }
  }
  return undefined;
};
