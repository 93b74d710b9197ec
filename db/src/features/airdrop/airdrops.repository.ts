import { LockMode, raw, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
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
export const countAward = async (em: EntityManager, uid: string, at: number): Promise<boolean> => {
  const taken = raw<number>('taken + 1');
  const endedAt = raw<number>('CASE WHEN taken + 1 = count THEN ?::bigint END', [at]);
  const open = { uid, endedAt: null, endsAt: { $gt: at } };
  return (await em.nativeUpdate(AirdropEntity, open, { taken, endedAt })) === 1;
};

const sumOf = async (em: EntityManager, condition: string, values: readonly unknown[]): Promise<bigint> => {
  const sql = `SELECT coalesce(sum(count * award), 0)::bigint AS total FROM airdrop WHERE ${condition}`;
  const [row] = await em.execute<{ total: string }[]>(sql, [...values]);
  return BigInt(row?.total ?? 0);
};

/** The total of house airdrops since a moment. Other admins who start one wait until the transaction ends. */
export const lockHouseAirdrops = async (em: EntityManager, since: number): Promise<bigint> => {
  await em.execute(`SELECT pg_advisory_xact_lock(hashtext('glasshouse.airdrop'), 0)`);
  return sumOf(em, 'is_house AND started_at >= ?', [since]);
};

/** Sum of a player's airdrops and rains since a moment, base hundredths, taken or not. */
export const givenSince = async (em: EntityManager, creatorId: bigint, since: number): Promise<bigint> => {
  const inAirdrops = await sumOf(em, 'creator_id = ? AND started_at >= ?', [creatorId, since]);
  const [rains] = await em.execute<{ total: string }[]>(
    'SELECT coalesce(sum(amount), 0)::bigint AS total FROM rain WHERE creator_id = ? AND started_at >= ?',
    [creatorId, since],
  );
  return inAirdrops + BigInt(rains?.total ?? 0);
};

/** Claims whose bonus was credited or cancelled but that are not settled yet, oldest first: a join with the grants. */
export const unsettledTakes = async (
  em: EntityManager,
  limit: number,
): Promise<Pick<AirdropTakeRow, 'uid' | 'userId'>[]> => {
  const rows = await em.execute<{ uid: string; userId: string }[]>(
    `SELECT t.uid, t.user_id AS "userId" FROM airdrop_take t JOIN bonus_grant g ON g.id = t.grant_id
     WHERE t.settled_at IS NULL AND t.paid_by IS NOT NULL AND g.status NOT IN ('waiting', 'ready') ORDER BY t.at LIMIT ?`,
    [limit],
  );
  return rows.map(({ uid, userId }) => ({ uid, userId: BigInt(userId) }));
};

/** True when a bonus was ever credited to its player. */
export const wasCredited = async (em: EntityManager, grantId: bigint): Promise<boolean> =>
  (await em.count(BonusEventEntity, { grantId, kind: 'granted' })) > 0;

/** True when a player's account is blocked: they may neither start nor claim an airdrop. */
export const isBlocked = async (em: EntityManager, userId: bigint): Promise<boolean> =>
  (await em.count(UserEntity, { id: userId, blockedAt: null })) === 0;
