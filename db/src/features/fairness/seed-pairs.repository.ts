import { HOUSE_SEED } from 'games-engine';
import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import { retryingConflicts } from '../../core/retry.ts';
import { inTransaction } from '../../core/transaction.ts';

/** A seed pair with its secret. Show `serverSeed` to nobody before the pair is revealed. */
export interface SeedPairSecret {
  id: bigint;
  serverSeed: string; // 64 lower-case hex characters
  serverSeedHash: string; // SHA-256 of that string, hex
  clientSeed: string;
  nonce: number; // of the next bet; how many bets have used the pair
}

/** The pair that bets use and the one that follows it. */
export interface PlayerSeeds {
  current: SeedPairSecret;
  next: SeedPairSecret;
}

const SERIALIZATION_FAILURE = '40001';

const COLUMNS =
  'id, server_seed AS "serverSeed", server_seed_hash AS "serverSeedHash", client_seed AS "clientSeed", nonce';

interface SeedRow extends Omit<SeedPairSecret, 'nonce'> {
  nonce: bigint;
}

const toPair = (row: SeedRow | undefined, what: string): SeedPairSecret => {
  if (!row) throw new Error(`there is no ${what}`);
  return { ...row, nonce: Number(row.nonce) };
};

const hashOf = (seed: string): string => createHash('sha256').update(seed, 'ascii').digest('hex');

/** 32 random bytes as hex. */
const newServerSeed = (): string => randomBytes(32).toString('hex');

/** A client seed for a player whose browser has not made one yet. It says that the house did. */
export const newClientSeed = (): string => `${HOUSE_SEED}${randomBytes(16).toString('hex')}`;

type OpenStatus = 'current' | 'next';

const insertPair = async (
  client: Queryable,
  { userId, status, clientSeed, at }: { userId: bigint; status: OpenStatus; clientSeed: string; at: number },
): Promise<SeedPairSecret> => {
  const serverSeed = newServerSeed();
  const { rows } = await client.query<SeedRow>(
    `INSERT INTO seed_pair (user_id, server_seed, server_seed_hash, client_seed, status, created_at)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
    [userId, serverSeed, hashOf(serverSeed), clientSeed, status, at],
  );
  return toPair(rows[0], `new seed pair of user ${userId}`);
};

/** Creates a new player's current and next pair, within the caller's transaction. */
export const createSeedPairs = async (client: Queryable, userId: bigint, at: number): Promise<PlayerSeeds> => {
  const clientSeed = newClientSeed();
  const current = await insertPair(client, { userId, status: 'current', clientSeed, at });
  const next = await insertPair(client, { userId, status: 'next', clientSeed, at });
  return { current, next };
};

/** A player's current and next pair. Throws when the player has none. */
export const seedsOf = async (client: Queryable, userId: bigint): Promise<PlayerSeeds> => {
  const { rows } = await client.query<SeedRow & { status: OpenStatus }>(
    `SELECT status, ${COLUMNS} FROM seed_pair WHERE user_id = $1 AND status IN ('current', 'next')`,
    [userId],
  );
  const pairOf = (status: OpenStatus): SeedPairSecret => {
    const row = rows.find((found) => found.status === status);
    if (!row) throw new Error(`user ${userId} has no ${status} seed pair`);
    const { status: _, ...pair } = row;
    return toPair(pair, status);
  };
  return { current: pairOf('current'), next: pairOf('next') };
};

/** A round of several steps is open, so its player's seeds stay as they are until it is over. */
export class SeedsInUseError extends Error {
  readonly userId: bigint;
  constructor(userId: bigint) {
    super(`user ${userId} has an open round: its seeds cannot change before it is over`);
    this.name = 'SeedsInUseError';
    this.userId = userId;
  }
}

/**
 * Locks a player's current pair, so that no bet uses it until the transaction ends. Throws SeedsInUseError. A round that
 * ended while this waited, in a transaction with a later number, would enter the log after a reveal: then all is done again.
 */
const lockPair = async (client: Queryable, userId: bigint): Promise<void> => {
  await client.query(`SELECT FROM seed_pair WHERE user_id = $1 AND status = 'current' FOR UPDATE`, [userId]);
  const { rows } = await client.query<{ open: boolean; late: boolean }>(
    `SELECT EXISTS (SELECT FROM round WHERE user_id = $1 AND settled_xid IS NULL) AS open,
       EXISTS (SELECT FROM round WHERE user_id = $1 AND settled_xid >= pg_current_xact_id()) AS late`,
    [userId],
  );
  if (rows[0]?.open) throw new SeedsInUseError(userId);
  if (rows[0]?.late) throw Object.assign(new Error('a round ended meanwhile'), { code: SERIALIZATION_FAILURE });
};

/** Sets the client seed of bets to come; past rounds keep the one they were drawn with. Throws SeedsInUseError. */
export const setClientSeed = (pool: Pool, userId: bigint, clientSeed: string): Promise<PlayerSeeds> =>
  retryingConflicts(() =>
    inTransaction(pool, async (client) => {
      await lockPair(client, userId);
      await client.query(`UPDATE seed_pair SET client_seed = $2 WHERE user_id = $1 AND status = 'current'`, [
        userId,
        clientSeed,
      ]);
      return seedsOf(client, userId);
    }),
  );

/** What a rotation does: the pair it reveals and the pairs that hold from now on. */
export interface Rotation extends PlayerSeeds {
  revealed: SeedPairSecret;
}

/**
 * Reveals the current pair, makes the next one current (with the given client seed, else the one so far) and commits to
 * a new next one: all or nothing. A bet that is being settled is waited for, so its nonce counts or it is refused.
 * Throws SeedsInUseError.
 */
export const rotateSeeds = (
  pool: Pool,
  userId: bigint,
  input: { clientSeed?: string | undefined; at: number },
): Promise<Rotation> => retryingConflicts(() => inTransaction(pool, (client) => rotate(client, userId, input)));

const rotate = async (
  client: Queryable,
  userId: bigint,
  { clientSeed, at }: { clientSeed?: string | undefined; at: number },
): Promise<Rotation> => {
  // rotations of one player take turns; bets do not wait here
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('seed_pair'), hashtext($1))`, [String(userId)]);
  await lockPair(client, userId);
  const old = await client.query<SeedRow>(
    `UPDATE seed_pair SET status = 'revealed', revealed_at = $2, revealed_xid = pg_current_xact_id()
     WHERE user_id = $1 AND status = 'current' RETURNING ${COLUMNS}`,
    [userId, at],
  );
  const revealed = toPair(old.rows[0], `current seed pair of user ${userId}`);
  const kept = clientSeed ?? revealed.clientSeed;
  const promoted = await client.query<SeedRow>(
    `UPDATE seed_pair SET status = 'current', client_seed = $2 WHERE user_id = $1 AND status = 'next' RETURNING ${COLUMNS}`,
    [userId, kept],
  );
  const current = toPair(promoted.rows[0], `next seed pair of user ${userId}`);
  return { revealed, current, next: await insertPair(client, { userId, status: 'next', clientSeed: kept, at }) };
};
