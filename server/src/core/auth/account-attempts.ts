import {
  knownPlaceOf,
  type EntityManager,
  type Whereabouts,
  signInFailureRepository,
  type Attempt,
  type AttemptPolicy,
} from 'db';

/**
 * Origin by which attempts on an account are counted together: a device of its owner, a network of theirs, or
 * everywhere else.
 */
export type AttemptPlace = string;

export const EVERYWHERE: AttemptPlace = '';

/** The place of a device that an account knows. */
export const devicePlaceOf = (deviceHash: Uint8Array | null | undefined): AttemptPlace =>
  deviceHash ? `device:${Buffer.from(deviceHash).toString('hex')}` : EVERYWHERE;

export const isDevicePlace = (place: AttemptPlace): boolean => place.startsWith('device:');

/**
 * The place of an attempt. Attempts from where the owner is not known are counted together: however many there are, the
 * owner's own devices and networks stay open. `userId`: undefined for a login that nobody has.
 */
export const attemptPlaceOf = async (
  em: EntityManager,
  userId: bigint | undefined,
  whereabouts: Whereabouts,
): Promise<AttemptPlace> => {
  const known = await knownPlaceOf(em, userId ?? 0n, whereabouts); // also for a login that nobody has: it takes as long
  if (known === 'device') return devicePlaceOf(whereabouts.deviceHash);
  return known === 'network' ? `network:${whereabouts.network}` : EVERYWHERE;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** So many in a time, and then none for as long. */
export const pausing = (free: number, minutes: number): AttemptPolicy => ({
  free,
  windowMs: minutes * MINUTE_MS,
  pauseMs: minutes * MINUTE_MS,
  maxPauseMs: minutes * MINUTE_MS,
});

/** Guesses: so many a day at once, then one at a time, after pauses that grow from a minute to an hour. */
export const slowing = (free: number): AttemptPolicy => ({
  free,
  windowMs: DAY_MS,
  pauseMs: MINUTE_MS,
  maxPauseMs: HOUR_MS,
});

/**
 * Policies by which attempts on an account are counted. The pause of recovery letters ends before the link of the last
 * one does.
 */
const policies = {
  second_factor: slowing(10), // codes tried by somebody who has the right password
  settings: slowing(10), // passwords and codes tried by somebody who has a session
  temporary_code: pausing(5, 20), // letters with a code
  recovery: pausing(3, 30), // letters with a link
  credentials: pausing(3, 60), // letters with what a fast registration made
  email_change: pausing(5, 30), // letters to an address that somebody with a session typed in
  unconfirmed_letter: pausing(5, 24 * 60), // letters to an address that nobody has confirmed
  promo_code: slowing(10), // promo codes that do not exist
  promo_code_network: slowing(100), // the same of all players of a network
  guess_letter: pausing(1, 6 * 60), // letters that somebody guesses: one a burst
} as const;
export type AttemptKind = keyof typeof policies;

// no login has a colon: these never meet the counts of sign-ins
const keyOf = (kind: AttemptKind, userId: bigint): string => `${kind}:${userId}`;

/**
 * Counts an attempt before it is made, so that of a hundred at once only the free ones are. Those from one place do not
 * use up those from another: guesses from elsewhere do not close the owner's devices.
 */
export const takeAttempt = (
  em: EntityManager,
  kind: AttemptKind,
  userId: bigint,
  place: AttemptPlace = EVERYWHERE,
): Promise<Attempt> => signInFailureRepository(em).take(keyOf(kind, userId), place, policies[kind]);

/** Takes back an attempt that was right: only wrong ones are counted in the end. */
export const giveBackAttempt = (
  em: EntityManager,
  kind: AttemptKind,
  userId: bigint,
  place: AttemptPlace = EVERYWHERE,
): Promise<void> => signInFailureRepository(em).giveBack(keyOf(kind, userId), place);

/** Forgets the attempts from a place, after a right one. */
export const clearAttempts = (
  em: EntityManager,
  kind: AttemptKind,
  userId: bigint,
  place: AttemptPlace = EVERYWHERE,
): Promise<void> => signInFailureRepository(em).clear(keyOf(kind, userId), place);

/** Forgets the attempts from everywhere: the account has its owner back. */
export const forgetAttempts = (em: EntityManager, kinds: readonly AttemptKind[], userId: bigint): Promise<void> =>
  signInFailureRepository(em).clearAll(kinds.map((kind) => keyOf(kind, userId)));
