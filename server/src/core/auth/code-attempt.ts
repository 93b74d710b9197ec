import { AuthRefusal, lockedUntil } from '../http/auth-answer.ts';
import { clearAttempts, takeAttempt, type AttemptPlace } from './account-attempts.ts';
import { warnOfGuesses, type GuessTools } from './tell-owner.ts';

/**
 * Tries a code of a sign-in. Wrong ones are counted by account, wherever they come from, and apart from those of the
 * owner's own devices: somebody who has the password or the linked profile does not lock the owner out. Throws AuthRefusal.
 */
export const tryCode = async (
  tools: GuessTools,
  userId: bigint,
  place: AttemptPlace,
  check: () => Promise<boolean>,
): Promise<void> => {
  const em = tools.db.orm.em.fork();
  const { until, isLastFree } = await takeAttempt(em, 'second_factor', userId, place);
  if (until) throw lockedUntil(until);
  if (!(await check())) {
    if (isLastFree) await warnOfGuesses(tools, userId, 'code');
    throw new AuthRefusal('invalid_code', { fields: { code: 'invalid_code' } });
  }
  await clearAttempts(em, 'second_factor', userId, place);
  await clearAttempts(em, 'temporary_code', userId);
};
