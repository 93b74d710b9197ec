import type { EntityManager } from '@mikro-orm/postgresql';
import { fromNow } from '../../core/sql.ts';
import { KnownDeviceEntity } from './account.entities.ts';

/** Result of recording a device at a sign-in. */
export type DeviceSeen = 'first' | 'known' | 'new'; // 'first': the user had none before

/** A browser, and the network it is in. */
export interface Whereabouts {
  deviceHash: Buffer | null; // null: a browser that was given no id
  network: string; // an address as attempts are counted by
}

/** Notes that a user proved who they are on a device. */
export const seeDevice = async (
  em: EntityManager,
  userId: bigint,
  { deviceHash, network }: Whereabouts & { deviceHash: Buffer },
): Promise<DeviceSeen> => {
  // one statement: of two sign-ins at once, one finds the device new
  const [row] = await em.execute<{ isKnown: boolean; hadAny: boolean }[]>(
    `WITH before AS (SELECT device_hash FROM known_device WHERE user_id = ?),
     seen AS (INSERT INTO known_device (user_id, device_hash, network) VALUES (?, ?, ?)
       ON CONFLICT (user_id, device_hash) DO UPDATE SET last_seen_at = now(), network = excluded.network)
     SELECT EXISTS (SELECT FROM before WHERE device_hash = ?) AS "isKnown", EXISTS (SELECT FROM before) AS "hadAny"`,
    [userId, userId, deviceHash, network, deviceHash],
  );
  if (row?.isKnown) return 'known';
  return row?.hadAny ? 'new' : 'first';
};

/** True when a user who has devices has never signed in from this one (null: a browser that was given no id). */
export const isStrangeDevice = async (
  em: EntityManager,
  userId: bigint,
  deviceHash: Buffer | null,
): Promise<boolean> => {
  const isKnown = deviceHash !== null && (await em.count(KnownDeviceEntity, { userId, deviceHash })) > 0;
  return !isKnown && (await em.count(KnownDeviceEntity, { userId })) > 0;
};

const NETWORK_MS = 30 * 86_400_000; // after which a network may be somebody else's

/** By what a user is known at a place: the device, else a network that one of their devices was seen in. */
export const knownPlaceOf = async (
  em: EntityManager,
  userId: bigint,
  { deviceHash, network }: Whereabouts,
): Promise<'device' | 'network' | null> => {
  if (deviceHash !== null && (await em.count(KnownDeviceEntity, { userId, deviceHash })) > 0) return 'device';
  const lately = { userId, network, lastSeenAt: { $gt: fromNow(-NETWORK_MS) } };
  return (await em.count(KnownDeviceEntity, lately)) > 0 ? 'network' : null;
};

/** Forgets every device of an account: somebody other than its owner may have used them. */
export const forgetDevices = async (em: EntityManager, userId: bigint): Promise<void> => {
  await em.nativeDelete(KnownDeviceEntity, { userId });
};
