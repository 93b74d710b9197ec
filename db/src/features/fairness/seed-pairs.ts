import { hash, randomBytes } from 'node:crypto';
import type { Queryable } from '../../core/pool.ts';

/** The current pair of a player as a draw needs it. */
export interface CurrentPair {
  id: bigint;
  serverSeed: string; // secret until rotation
  serverSeedHash: string;
  clientSeed: string;
  nonce: number; // of the next bet
  nextServerSeedHash: string;
  lastAt: number; // ms since epoch of the player's last round, 0 before the first
}

/** A pair whose seed is out. */
export interface RevealedPair {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number; // how many bets used it
}

/** A fresh server seed with its commitment. */
const newServerSeed = (): { seed: string; commitment: string } => {
  const seed = randomBytes(32).toString('hex');
  return { seed, commitment: hash('sha256', seed, 'hex') };
};

/** A random client seed: what a player has until they choose their own. */
export const randomClientSeed = (): string => randomBytes(8).toString('hex');

/** Gives a new player a current pair and the next one. Does nothing for a player who has them. */
export const openSeedPairs = async (client: Queryable, userId: bigint, now: number): Promise<void> => {
  for (const status of ['current', 'next']) {
    const { seed, commitment } = newServerSeed();
    await client.query(
      `INSERT INTO seed_pair (user_id, server_seed, server_seed_hash, client_seed, status, created_at)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [userId, seed, commitment, randomClientSeed(), status, now],
    );
  }
};

const selectCurrent = `
SELECT c.id::text, c.server_seed AS "serverSeed", c.server_seed_hash AS "serverSeedHash", c.client_seed AS "clientSeed",
  c.nonce::int, n.server_seed_hash AS "nextServerSeedHash",
  coalesce((SELECT r.at FROM round r WHERE r.user_id = c.user_id ORDER BY r.id DESC LIMIT 1), 0)::text AS "lastAt"
FROM seed_pair c JOIN seed_pair n ON n.user_id = c.user_id AND n.status = 'next'
WHERE c.user_id = $1 AND c.status = 'current'`;

/** A player's current pair. Throws when the player has none: openSeedPairs was not called. */
export const currentPair = async (client: Queryable, userId: bigint): Promise<CurrentPair> => {
  const { rows } = await client.query<Omit<CurrentPair, 'id' | 'lastAt'> & { id: string; lastAt: string }>(selectCurrent, [
    userId,
  ]);
  const row = rows[0];
  if (!row) throw new Error(`user ${userId} has no seed pair: openSeedPairs was not called`);
  return { ...row, id: BigInt(row.id), lastAt: Number(row.lastAt) };
};

/** Changes the client seed of the current pair. The next bet is drawn with it. */
export const setClientSeed = async (client: Queryable, userId: bigint, clientSeed: string): Promise<CurrentPair> => {
  await client.query(`UPDATE seed_pair SET client_seed = $2 WHERE user_id = $1 AND status = 'current'`, [
    userId,
    clientSeed,
  ]);
  return currentPair(client, userId);
};

// Each part reads from the one before it, which orders them: at no moment are there two current or two next pairs.
const rotateStatement = `
WITH revealed AS (
  UPDATE seed_pair SET status = 'revealed', revealed_at = $2, revealed_xid = pg_current_xact_id()
  WHERE user_id = $1 AND status = 'current'
  RETURNING server_seed, server_seed_hash, client_seed, nonce
), promoted AS (
  UPDATE seed_pair p SET status = 'current', client_seed = coalesce($3, r.client_seed) FROM revealed r
  WHERE p.user_id = $1 AND p.status = 'next'
  RETURNING p.id
), made AS (
  INSERT INTO seed_pair (user_id, server_seed, server_seed_hash, client_seed, status, created_at)
  SELECT $1, $4, $5, $6, 'next', $2 FROM promoted
)
SELECT server_seed AS "serverSeed", server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed", nonce::int
FROM revealed, promoted`;

/**
 * Reveals the current pair, makes the announced next one current and announces another, in one statement. The new
 * current pair takes `clientSeed`, or keeps the old client seed.
 */
export const rotatePair = async (
  client: Queryable,
  userId: bigint,
  now: number,
  clientSeed: string | undefined,
): Promise<{ revealed: RevealedPair; current: CurrentPair }> => {
  const { seed, commitment } = newServerSeed();
  const values = [userId, now, clientSeed ?? null, seed, commitment, randomClientSeed()];
  const { rows } = await client.query<RevealedPair>(rotateStatement, values);
  const revealed = rows[0];
  if (!revealed) throw new Error(`user ${userId} has no seed pair to rotate`);
  return { revealed, current: await currentPair(client, userId) };
};
