import { createHash, randomBytes } from 'node:crypto';
import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import type { Queryable } from '../../core/pool.ts';
import { retryingConflicts } from '../../core/transaction.ts';
import { inTransaction } from '../../core/transaction.ts';
import { inUnitOfWork, type UnitOfWork, type UnitSource } from '../../core/unit-of-work.ts';
import { SeedPairEntity, type SeedPair } from './seed-pair.entity.ts';

/** A seed pair with its secret. Show `serverSeed` to nobody before the pair is revealed. */
export interface SeedPairSecret {
  id: bigint;
  serverSeed: string; // 64 lower-case hex characters
  serverSeedHash: string; // SHA-256 of that string, hex
  clientSeed: string;
  nonce: number; // nonce of the next bet: the number of bets that have used the pair
}

/** The pair that bets use, where there is one, and the one that follows it: it has no client seed yet. */
export interface PlayerPairs {
  current: SeedPairSecret | undefined;
  next: SeedPairSecret;
}

const SERIALIZATION_FAILURE = '40001';

const secretOf = ({ id, serverSeed, serverSeedHash, clientSeed, nonce }: SeedPair): SeedPairSecret => ({
  id,
  serverSeed,
  serverSeedHash,
  clientSeed,
  nonce,
});

const hashOf = (seed: string): string => createHash('sha256').update(seed, 'ascii').digest('hex');

/** 32 random bytes as hex. */
const newServerSeed = (): string => randomBytes(32).toString('hex');

/** Creates a new player's next pair, with the client that their account is opened with. Its commitment enters the log. */
export const createNextPair = async (client: Queryable, userId: bigint, at: number): Promise<void> => {
  const serverSeed = newServerSeed();
  await client.query(
    `INSERT INTO seed_pair (user_id, server_seed, server_seed_hash, status, created_at) VALUES ($1, $2, $3, 'next', $4)`,
    [userId, serverSeed, hashOf(serverSeed), at],
  );
};

/** A player's pairs. Throws when there is no next one. */
export const pairsOf = async (em: EntityManager, userId: bigint): Promise<PlayerPairs> => {
  const where = { userId, status: { $in: ['current' as const, 'next' as const] } };
  const pairs = await em.find(SeedPairEntity, where, { refresh: true });
  const pairOf = (wanted: 'current' | 'next'): SeedPairSecret | undefined =>
    pairs.filter(({ status }) => status === wanted).map(secretOf)[0];
  const next = pairOf('next');
  if (!next) throw new Error(`user ${userId} has no next seed pair`);
  return { current: pairOf('current'), next };
};

/** A player's pair by its commitment, with its seed once that is revealed; undefined: none of theirs. */
export const ownPair = async (
  em: EntityManager,
  userId: bigint,
  serverSeedHash: string,
): Promise<{ serverSeed: string | null } | undefined> => {
  const pair = await em.findOne(SeedPairEntity, { userId, serverSeedHash }, { refresh: true });
  return pair ? { serverSeed: pair.status === 'revealed' ? pair.serverSeed : null } : undefined;
};

/** Why a pair cannot take a client seed. */
export class SeedsRefusedError extends Error {
  readonly reason: 'open-round' | 'no-pair' | 'other-commitment' | 'used-seed';
  constructor(userId: bigint, reason: SeedsRefusedError['reason']) {
    super(`the seeds of user ${userId} stay as they are: ${reason}`);
    this.name = 'SeedsRefusedError';
    this.reason = reason;
  }
}

/**
 * Locks a player's current pair, so that no bet uses it until the transaction ends. Throws SeedsRefusedError. A round that
 * ended while this waited, in a transaction with a later number, would enter the log after a reveal: then all is done again.
 */
const lockPair = async (em: EntityManager, userId: bigint): Promise<void> => {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  await em.findOne(SeedPairEntity, { userId, status: 'current' }, { lockMode, refresh: true });
  const [rounds] = await em.execute<{ open: boolean; late: boolean }[]>(
    `SELECT EXISTS (SELECT FROM round WHERE user_id = u.id AND settled_xid IS NULL) AS open,
       EXISTS (SELECT FROM round WHERE user_id = u.id AND settled_xid >= pg_current_xact_id()) AS late
     FROM (SELECT ?::bigint AS id) u`,
    [userId],
  );
  if (rounds?.open) throw new SeedsRefusedError(userId, 'open-round');
  if (rounds?.late) throw Object.assign(new Error('a round ended meanwhile'), { code: SERIALIZATION_FAILURE });
};

/** Each client seed serves one pair: one of before the commitment could have been tried against. Throws SeedsRefusedError. */
const useClientSeed = async (em: EntityManager, userId: bigint, clientSeed: string): Promise<void> => {
  const used = await em.execute<unknown[]>(
    'INSERT INTO used_client_seed (user_id, client_seed) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING user_id',
    [userId, clientSeed],
  );
  if (used.length === 0) throw new SeedsRefusedError(userId, 'used-seed');
};

/** Sets the client seed of bets to come; past rounds keep the one they were drawn with. Throws SeedsRefusedError. */
export const setClientSeed = (db: UnitSource, userId: bigint, clientSeed: string): Promise<PlayerPairs> =>
  retryingConflicts(() =>
    inUnitOfWork(db, async ({ em }) => {
      await lockPair(em, userId);
      const { current, next } = await pairsOf(em, userId);
      if (!current) throw new SeedsRefusedError(userId, 'no-pair');
      if (current.clientSeed === clientSeed) return { current, next };
      await useClientSeed(em, userId, clientSeed);
      await em.nativeUpdate(SeedPairEntity, { id: current.id }, { clientSeed });
      return { current: { ...current, clientSeed }, next };
    }),
  );

/** Result of a rotation: the pair it reveals, where there was one, and the pairs in force from now on. */
export interface Rotation extends PlayerPairs {
  current: SeedPairSecret;
  revealed: SeedPairSecret | undefined;
}

/** A client seed that was made for the pair of a commitment. */
export interface RotationInput {
  clientSeed: string;
  commitment: string; // commitment of the next pair, as its player saw it
  at: number;
}

/**
 * Reveals the current pair, makes the next one current with a client seed that was made for it, and commits to a new next
 * one: all or nothing. Done again it changes nothing. A bet that is being settled is waited for, so its nonce counts or it
 * is refused. Throws SeedsRefusedError.
 */
export const rotateSeeds = (db: UnitSource, userId: bigint, input: RotationInput): Promise<Rotation> =>
  retryingConflicts(() => inUnitOfWork(db, (unit) => rotate(unit, userId, input)));

const rotate = async (
  { em, client }: UnitOfWork,
  userId: bigint,
  { clientSeed, commitment, at }: RotationInput,
): Promise<Rotation> => {
  // rotations of one player take turns; bets do not wait here
  await em.execute(`SELECT pg_advisory_xact_lock(hashtext('seed_pair'), hashtext(?))`, [String(userId)]);
  const { current: before, next: due } = await pairsOf(em, userId);
  if (before?.serverSeedHash === commitment && before.clientSeed === clientSeed)
    return { revealed: undefined, current: before, next: due };
  if (due.serverSeedHash !== commitment) throw new SeedsRefusedError(userId, 'other-commitment');
  await lockPair(em, userId);
  await useClientSeed(em, userId, clientSeed);
  const revealed = before && (await reveal(em, before.id, at));
  await em.nativeUpdate(SeedPairEntity, { id: due.id }, { status: 'current', clientSeed, startedAt: at });
  await createNextPair(client, userId, at);
  const { current, next } = await pairsOf(em, userId);
  if (!current) throw new Error(`the next seed pair of user ${userId} was not taken`);
  return { revealed, current, next };
};

/** Reveals a locked pair, which has the nonce of its last bet by now; undefined when it was revealed meanwhile. */
const reveal = async (em: EntityManager, id: bigint, at: number): Promise<SeedPairSecret | undefined> => {
  const revealedXid = raw<string>('pg_current_xact_id()');
  const changes = { status: 'revealed', revealedAt: at, revealedXid } as const;
  if ((await em.nativeUpdate(SeedPairEntity, { id, status: 'current' }, changes)) !== 1) return undefined;
  return secretOf(await em.findOneOrFail(SeedPairEntity, { id }, { refresh: true }));
};

const IDLE_MS = 86_400_000; // without a bet for so long, or
const MAX_AGE_MS = 7 * IDLE_MS; // in use for so long, a pair with bets is revealed
const REVEALED_AT_ONCE = 500;

const dueSql = `status = 'current' AND nonce > 0 AND (
  coalesce(started_at, created_at) <= $1::bigint - ${MAX_AGE_MS}
  OR (SELECT at FROM round r WHERE r.user_id = p.user_id AND r.seed_pair_id = p.id ORDER BY r.nonce DESC LIMIT 1) <= $1::bigint - ${IDLE_MS})
  AND NOT EXISTS (SELECT FROM round r WHERE r.user_id = p.user_id AND r.settled_xid IS NULL)`;

const lockDueSql = `SELECT id FROM seed_pair p WHERE ${dueSql} ORDER BY id LIMIT ${REVEALED_AT_ONCE} FOR UPDATE SKIP LOCKED`;

// read again under the lock: a bet or an open round may have come meanwhile; one that ended later in the log's order waits
const revealSql = `
UPDATE seed_pair p SET status = 'revealed', revealed_at = $1, revealed_xid = pg_current_xact_id()
WHERE id = ANY ($2::bigint[]) AND ${dueSql}
  AND NOT EXISTS (SELECT FROM round r WHERE r.user_id = p.user_id AND r.settled_xid >= pg_current_xact_id())`;

/**
 * Reveals pairs that had no bet for a day or are a week old, a batch a transaction, never during an open round: their rounds
 * can be checked then. Their players' next bets wait for a pair with a fresh client seed. Gives how many were revealed.
 * In SQL: a batch is locked, looked at again and revealed in two statements.
 */
export const revealIdlePairs = async ({ pool }: { pool: Pool }, at: number): Promise<number> => {
  let revealed = 0;
  for (;;) {
    const count = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: bigint }>(lockDueSql, [at]);
      if (rows.length === 0) return 0;
      return (await client.query(revealSql, [at, rows.map(({ id }) => id)])).rowCount ?? 0;
    });
    revealed += count;
    if (count < REVEALED_AT_ONCE) return revealed;
  }
};
