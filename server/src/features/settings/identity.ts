import type { Database } from 'db';
import { FRESH_SIGN_IN_MS, settingsCodes } from '../../../contract/settings-codes.ts';
import { clearAttempts, countAttempt } from '../../core/auth/account-attempts.ts';
import { isRightPassword } from '../../core/auth/passwords.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { AccountRow } from './account-change.ts';

/** Refuses until a time. */
export const refuseUntil = (until: Date): never => {
  const retryAfterMs = Math.max(1, until.getTime() - Date.now());
  throw new CallError(settingsCodes.tooManyAttempts, { retryAfterMs });
};

/** Whether the session began so short a while ago that it alone proves who somebody is. */
export const isFresh = ({ signedInAt }: AccountRow): boolean => Date.now() - signedInAt.getTime() < FRESH_SIGN_IN_MS;

/**
 * Whoever stole a session must not change what opens the account: its owner is asked for the password or a code, and
 * where there is none, must have signed in a moment ago.
 */
export interface Identity {
  /** Counts an attempt before it is looked at. Throws `tooManyAttempts`. */
  attempt(userId: bigint): Promise<void>;
  /** Forgets the attempts, once everything was right. */
  succeed(userId: bigint): Promise<void>;
}

export const createIdentity = ({ pool }: Pick<Database, 'pool'>): Identity => ({
  async attempt(userId) {
    const until = await countAttempt(pool, 'settings', userId);
    if (until) refuseUntil(until);
  },
  succeed: (userId) => clearAttempts(pool, 'settings', userId),
});

/** Throws `wrong` for a wrong password. */
export const checkPassword = async ({ passwordHash }: AccountRow, password: string, wrong: number): Promise<void> => {
  if (!(await isRightPassword(passwordHash, password))) throw new CallError(wrong);
};

/** Throws `signInAgain` unless the session is fresh. */
export const checkFresh = (account: AccountRow): void => {
  if (!isFresh(account)) throw new CallError(settingsCodes.signInAgain);
};
