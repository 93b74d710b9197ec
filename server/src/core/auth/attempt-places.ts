import { knownPlaceOf, type Queryable, type Whereabouts } from 'db';

/** Where attempts on an account are counted together: a device of its owner, a network of theirs, or everywhere else. */
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
  client: Queryable,
  userId: bigint | undefined,
  whereabouts: Whereabouts,
): Promise<AttemptPlace> => {
  const known = await knownPlaceOf(client, userId ?? 0n, whereabouts); // also for a login that nobody has: it takes as long
  if (known === 'device') return devicePlaceOf(whereabouts.deviceHash);
  return known === 'network' ? `network:${whereabouts.network}` : EVERYWHERE;
};
