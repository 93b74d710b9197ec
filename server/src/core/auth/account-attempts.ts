import { signInFailureRepository, type Queryable, type SignInPolicy } from 'db';

const MINUTE_MS = 60_000;

/** So many in a time, wherever they come from; the next one locks for as long. */
const policyOf = (free: number, minutes: number): SignInPolicy => ({
  limit: free + 1,
  windowMs: minutes * MINUTE_MS,
  lockMs: minutes * MINUTE_MS,
});

/** What is counted of an account. The lock of recovery letters ends before the link of the last one does. */
const policies = {
  second_factor: policyOf(10, 20), // codes tried by somebody who has the right password
  temporary_code: policyOf(5, 20), // letters with a code
  recovery: policyOf(3, 30), // letters with a link
  credentials: policyOf(3, 60), // letters with what a fast registration made
  settings: policyOf(10, 20), // passwords and codes tried by somebody who has a session
  email_change: policyOf(5, 30), // letters to an address that somebody with a session typed in
} as const;
export type AttemptKind = keyof typeof policies;

// no login has a colon, and no network is empty: these never meet the counts of sign-ins
const keyOf = (kind: AttemptKind, userId: bigint): string => `${kind}:${userId}`;
const EVERYWHERE = '';

/**
 * Counts an attempt before it is made, so that of a hundred at once only the free ones are. Returns until when there is
 * to be none, or null.
 */
export const countAttempt = async (client: Queryable, kind: AttemptKind, userId: bigint): Promise<Date | null> => {
  const failures = signInFailureRepository({ pool: client });
  const lockedUntil = await failures.lockedUntil(keyOf(kind, userId), EVERYWHERE);
  return lockedUntil ?? (await failures.record(keyOf(kind, userId), EVERYWHERE, policies[kind])).lockedUntil;
};

/** Forgets the attempts, after a right one. */
export const clearAttempts = (client: Queryable, kind: AttemptKind, userId: bigint): Promise<void> =>
  signInFailureRepository({ pool: client }).clear(keyOf(kind, userId), EVERYWHERE);
