import type { Queryable } from '../../core/pool.ts';

/** Use of a device or a network. Times: ms since epoch. */
interface Use {
  firstAt: number;
  lastAt: number;
  others: number; // other accounts, at most `MAX_OTHERS`
}

/** The devices and networks of a player. */
export interface PlayerPlaces {
  devices: (Use & { hash: Buffer })[];
  networks: (Use & { address: string })[];
}

const MAX_PLACES = 30;
const MAX_OTHERS = 20;
const LAST_SESSIONS = 200; // a player's, among which networks are looked for
const SESSIONS_OF_NETWORK = 500; // the last ones, among which others are looked for

const ms = (time: string): string => `floor(extract(epoch FROM ${time}) * 1000)::float8`;

const devicesSql = `
SELECT d.device_hash AS hash, ${ms('d.first_seen_at')} AS "firstAt", ${ms('d.last_seen_at')} AS "lastAt", (
    SELECT count(*)::int FROM (
      SELECT FROM known_device o WHERE o.device_hash = d.device_hash AND o.user_id <> d.user_id LIMIT ${MAX_OTHERS}) x
  ) AS others
FROM known_device d WHERE d.user_id = $1 ORDER BY d.last_seen_at DESC LIMIT ${MAX_PLACES}`;

const networksSql = `
SELECT n.address, ${ms('n.first')} AS "firstAt", ${ms('n.last')} AS "lastAt", (
    SELECT count(*)::int FROM (
      SELECT DISTINCT o.user_id FROM (
        SELECT user_id FROM session WHERE address = n.address ORDER BY created_at DESC LIMIT ${SESSIONS_OF_NETWORK}
      ) o WHERE o.user_id <> $1 LIMIT ${MAX_OTHERS}) x
  ) AS others
FROM (
  SELECT address, min(created_at) AS first, max(last_used_at) AS last FROM (
    SELECT address, created_at, last_used_at FROM session WHERE user_id = $1 AND address IS NOT NULL
    ORDER BY created_at DESC LIMIT ${LAST_SESSIONS}
  ) s GROUP BY address ORDER BY max(last_used_at) DESC LIMIT ${MAX_PLACES}
) n ORDER BY n.last DESC`;

/** Reads the devices and networks that a player used last, the latest first. */
export const playerPlaces = async (client: Queryable, userId: bigint): Promise<PlayerPlaces> => ({
  devices: (await client.query<PlayerPlaces['devices'][number]>(devicesSql, [userId])).rows,
  networks: (await client.query<PlayerPlaces['networks'][number]>(networksSql, [userId])).rows,
});
