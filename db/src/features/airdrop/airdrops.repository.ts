import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { UserEntity } from '../account/user.entity.ts';
import { BonusEventEntity } from '../bonus/bonus.entities.ts';
import { AirdropEntity, AirdropTakeEntity } from './airdrop.entities.ts';

export type AirdropRow = InferEntity<typeof AirdropEntity>;
export type AirdropTakeRow = InferEntity<typeof AirdropTakeEntity>;

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Airdrops. Writes go out immediately, in the transaction of `em`. */
export const airdropRepository = (em: EntityManager) => ({
  find: (uid: string): Promise<AirdropRow | null> => em.findOne(AirdropEntity, { uid }, { refresh: true }),

  /** Locks an airdrop until the transaction ends. */
  lock: (uid: string): Promise<AirdropRow | null> => em.findOne(AirdropEntity, { uid }, locked),

  async add(row: Omit<AirdropRow, 'taken' | 'endedAt' | 'returnedBy'>): Promise<void> {
    await em.insert(AirdropEntity, row);
  },

  /** Airdrops to be ended by timeout, oldest first. */
  due: (at: number, limit: number): Promise<AirdropRow[]> =>
    em.find(
      AirdropEntity,
      { endedAt: null, endsAt: { $lte: at } },
      { orderBy: { endsAt: 'asc' }, limit, refresh: true },
    ),

  async end(uid: string, ended: { endedAt: number; returnedBy: string | null }): Promise<void> {
    await em.nativeUpdate(AirdropEntity, { uid }, ended);
  },
});

/** Claimed awards. */
export const airdropTakeRepository = (em: EntityManager) => ({
  async add(row: Omit<AirdropTakeRow, 'returnedBy' | 'settledAt'>): Promise<void> {
    await em.insert(AirdropTakeEntity, row);
  },

  lock: (uid: string, userId: bigint): Promise<AirdropTakeRow | null> =>
    em.findOne(AirdropTakeEntity, { uid, userId }, locked),

  async settle(
    { uid, userId }: Pick<AirdropTakeRow, 'uid' | 'userId'>,
    settled: { settledAt: number; returnedBy: string | null },
  ): Promise<void> {
    await em.nativeUpdate(AirdropTakeEntity, { uid, userId }, settled);
  },
});

/**
 * Counts a claim; the last one ends the airdrop. False when none is left or time is up. Concurrent claims wait for this
 * transaction.
 */
export const countAward = async (client: Queryable, uid: string, at: number): Promise<boolean> => {
  const { rowCount } = await client.query(
    `UPDATE airdrop SET taken = taken + 1, ended_at = CASE WHEN taken + 1 = count THEN $2::bigint END
     WHERE uid = $1 AND ended_at IS NULL AND ends_at > $2`,
    [uid, at],
  );
  return rowCount === 1;
};

/** The total of house airdrops since a moment. Other admins who start one wait until the transaction ends. */
export const lockHouseAirdrops = async (client: Queryable, since: number): Promise<bigint> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('glasshouse.airdrop'), 0)`);
  const { rows } = await client.query<{ total: bigint }>(
    'SELECT coalesce(sum(count * award), 0)::bigint AS total FROM airdrop WHERE is_house AND started_at >= $1',
    [since],
  );
  return rows[0]?.total ?? 0n;
};

/** Claims whose bonus was credited or cancelled but that are not settled yet, oldest first. */
export const unsettledTakes = async (
  client: Queryable,
  limit: number,
): Promise<Pick<AirdropTakeRow, 'uid' | 'userId'>[]> => {
  const { rows } = await client.query<Pick<AirdropTakeRow, 'uid' | 'userId'>>(
    `SELECT t.uid, t.user_id AS "userId" FROM airdrop_take t JOIN bonus_grant g ON g.id = t.grant_id
     WHERE t.settled_at IS NULL AND t.paid_by IS NOT NULL AND g.status NOT IN ('waiting', 'ready') ORDER BY t.at LIMIT $1`,
    [limit],
  );
  return rows;
};

/** Whether a bonus was ever credited to its player. */
export const wasCredited = async (em: EntityManager, grantId: bigint): Promise<boolean> =>
  (await em.count(BonusEventEntity, { grantId, kind: 'granted' })) > 0;

/** Whether a player's account is blocked: they may neither start nor claim an airdrop. */
export const isBlocked = async (em: EntityManager, userId: bigint): Promise<boolean> =>
  (await em.count(UserEntity, { id: userId, blockedAt: null })) === 0;
