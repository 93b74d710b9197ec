import type { Queryable } from '../../core/pool.ts';

/** What became of a device at a sign-in. */
export type DeviceSeen = 'first' | 'known' | 'new'; // 'first': the user had none before

/** Notes that a user signs in from a device. */
export const seeDevice = async (client: Queryable, userId: bigint, deviceHash: Buffer): Promise<DeviceSeen> => {
  const { rows } = await client.query<{ isKnown: boolean; hadAny: boolean }>(
    `WITH before AS (SELECT device_hash FROM known_device WHERE user_id = $1),
     seen AS (INSERT INTO known_device (user_id, device_hash) VALUES ($1, $2)
       ON CONFLICT (user_id, device_hash) DO UPDATE SET last_seen_at = now())
     SELECT EXISTS (SELECT FROM before WHERE device_hash = $2) AS "isKnown", EXISTS (SELECT FROM before) AS "hadAny"`,
    [userId, deviceHash],
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
