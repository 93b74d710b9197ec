import type { Pool } from 'pg';
import { AuthRefusal, lockedUntil } from '../http/auth-answer.ts';
import { clearAttempts, countAttempt } from './account-attempts.ts';

/**
 * Tries a code of a sign-in. Wrong ones are counted by account as well, wherever they come from: only who has the password
 * or the linked profile gets this far, so nobody else can lock the owner out. Throws AuthRefusal.
 */
export const tryCode = async (pool: Pool, userId: bigint, check: () => Promise<boolean>): Promise<void> => {
  const until = await countAttempt(pool, 'second_factor', userId);
  if (until) throw lockedUntil(until);
  if (!(await check())) throw new AuthRefusal('invalid_code', { fields: { code: 'invalid_code' } });
  await clearAttempts(pool, 'second_factor', userId);
  await clearAttempts(pool, 'temporary_code', userId);
};
