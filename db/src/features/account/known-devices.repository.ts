import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { KnownDeviceEntity } from './account.entities.ts';

/** What became of a device at a sign-in. */
export type DeviceSeen = 'first' | 'known' | 'new'; // 'first': the user had none before

/** A browser, and the network it is in. */
export interface Whereabouts {
  deviceHash: Buffer | null; // null: a browser that was given no id
  network: string; // an address as attempts are counted by
}

/** Notes that a user proved who they are on a device. */
export const seeDevice = async (
  client: Queryable,
  userId: bigint,
  { deviceHash, network }: Whereabouts & { deviceHash: Buffer },
): Promise<DeviceSeen> => {
  const { rows } = await client.query<{ isKnown: boolean; hadAny: boolean }>(
    `WITH before AS (SELECT device_hash FROM known_device WHERE user_id = $1),
     seen AS (INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, $2, $3)
       ON CONFLICT (user_id, device_hash) DO UPDATE SET last_seen_at = now(), network = $3)
     SELECT EXISTS (SELECT FROM before WHERE device_hash = $2) AS "isKnown", EXISTS (SELECT FROM before) AS "hadAny"`,
    [userId, deviceHash, network],
  );
  if (rows[0]?.isKnown) return 'known';
  return rows[0]?.hadAny ? 'new' : 'first';
};

/** Whether a user who has devices has never signed in from this one (null: a browser that was given no id). */
export const isStrangeDevice = async (
  client: Queryable,
  userId: bigint,
  deviceHash: Buffer | null,
): Promise<boolean> => {
  const { rows } = await client.query<{ isStrange: boolean | null }>(
    'SELECT bool_and(device_hash IS DISTINCT FROM $2) AS "isStrange" FROM known_device WHERE user_id = $1',
    [userId, deviceHash],
  );
  return rows[0]?.isStrange ?? false; // null: there is none yet
};

const NETWORK_DAYS = 30; // after which a network may be somebody else's

/** By what a user is known at a place: the device, else a network that one of their devices was seen in. */
export const knownPlaceOf = async (
  client: Queryable,
  userId: bigint,
  { deviceHash, network }: Whereabouts,
): Promise<'device' | 'network' | null> => {
  const { rows } = await client.query<{ device: boolean | null; network: boolean | null }>(
    `SELECT bool_or(device_hash = $2) AS device,
       bool_or(network = $3 AND last_seen_at > now() - make_interval(days => ${NETWORK_DAYS})) AS network
     FROM known_device WHERE user_id = $1`,
    [userId, deviceHash, network],
  );
  if (rows[0]?.device) return 'device';
  return rows[0]?.network ? 'network' : null;
};

/** Forgets every device of an account: somebody other than its owner may have used them. */
export const forgetDevices = async (em: EntityManager, userId: bigint): Promise<void> => {
  await em.nativeDelete(KnownDeviceEntity, { userId });
};
