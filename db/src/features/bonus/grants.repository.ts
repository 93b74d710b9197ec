import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import { BonusGrantEntity, type GrantAccount } from './bonus.entities.ts';

export type BonusGrantRow = InferEntity<typeof BonusGrantEntity>;

/** A period of a bonus that a player has taken. */
export type TakenPeriod = Pick<BonusGrantRow, 'bonus' | 'period'>;

/** A grant to be created. */
export type NewGrant = Pick<
  BonusGrantRow,
  'userId' | 'bonus' | 'period' | 'account' | 'amount' | 'status' | 'terms' | 'details'
> &
  Partial<Pick<BonusGrantRow, 'wagerTimes' | 'capTimes' | 'expiresAt' | 'identity'>> & { at: number };

/** The fields of a grant that may change. */
export type GrantChanges = Partial<
  Pick<BonusGrantRow, 'status' | 'released' | 'lapsed' | 'wagerTarget' | 'wagerStart'>
>;

const MAX_SHOWN = 100;
const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Granted bonuses. Writes go out immediately, in the transaction of `em`. */
export const bonusGrantRepository = (em: EntityManager) => ({
  /** A player's grant for a period. */
  find: (userId: bigint, bonus: string, period: string): Promise<BonusGrantRow | null> =>
    em.findOne(BonusGrantEntity, { userId, bonus, period }, { refresh: true }),

  /** Those of these periods of bonuses that a player has taken. */
  async taken(userId: bigint, offers: readonly TakenPeriod[]): Promise<TakenPeriod[]> {
    const [bonus, period] = [offers.map((offer) => offer.bonus), offers.map((offer) => offer.period)];
    const where = { userId, bonus: { $in: bonus }, period: { $in: period } };
    return em.find(BonusGrantEntity, where, { fields: ['bonus', 'period'] });
  },

  /** A player's grants of these bonuses, newest first. */
  ofBonuses: (userId: bigint, bonuses: readonly string[]): Promise<BonusGrantRow[]> =>
    em.find(BonusGrantEntity, { userId, bonus: { $in: [...bonuses] } }, { orderBy: { id: 'desc' } }),

  /** A player's newest grant of a bonus. */
  latest: (userId: bigint, bonus: string): Promise<BonusGrantRow | null> =>
    em.findOne(BonusGrantEntity, { userId, bonus }, { orderBy: { id: 'desc' }, refresh: true }),

  /** A player's grants, newest first. */
  newest: (userId: bigint): Promise<BonusGrantRow[]> =>
    em.find(BonusGrantEntity, { userId }, { orderBy: { id: 'desc' }, limit: MAX_SHOWN, refresh: true }),

  /** A page of a player's grants, newest first. `before`: only older ones. */
  page: (userId: bigint, { before, limit }: { before?: bigint | undefined; limit: number }): Promise<BonusGrantRow[]> =>
    em.find(
      BonusGrantEntity,
      { userId, ...(before !== undefined && { id: { $lt: before } }) },
      { orderBy: { id: 'desc' }, limit, refresh: true },
    ),

  /** Number of grants of these bonuses that a player has taken since a moment. */
  takenSince: (userId: bigint, bonuses: readonly string[], since: number): Promise<number> =>
    em.count(BonusGrantEntity, { userId, bonus: { $in: [...bonuses] }, createdAt: { $gte: since } }),

  /** The bonus of each grant. */
  async names(ids: readonly bigint[]): Promise<Map<bigint, string>> {
    const rows = await em.find(BonusGrantEntity, { id: { $in: [...ids] } }, { fields: ['bonus'] });
    return new Map(rows.map(({ id, bonus }) => [id, bonus]));
  },

  /** The players among these with an active grant. */
  async activeAmong(userIds: readonly bigint[]): Promise<bigint[]> {
    const rows = await em.find(
      BonusGrantEntity,
      { userId: { $in: [...userIds] }, status: 'active' },
      { fields: ['userId'], orderBy: { userId: 'asc' } },
    );
    return [...new Set(rows.map(({ userId }) => userId))];
  },

  byId: (id: bigint): Promise<BonusGrantRow | null> => em.findOne(BonusGrantEntity, { id }, { refresh: true }),

  /** Locks a grant until the transaction ends. */
  lock: (id: bigint): Promise<BonusGrantRow | null> => em.findOne(BonusGrantEntity, { id }, locked),

  /** Locks a player's active grants on an account, oldest first. */
  lockActive: (userId: bigint, account: GrantAccount): Promise<BonusGrantRow[]> =>
    em.find(BonusGrantEntity, { userId, account, status: 'active' }, { orderBy: { id: 'asc' }, ...locked }),

  /** A player's ready, active and waiting grants, oldest first. */
  open: (userId: bigint): Promise<BonusGrantRow[]> =>
    em.find(
      BonusGrantEntity,
      { userId, status: { $in: ['waiting', 'ready', 'active'] } },
      { orderBy: { id: 'asc' }, refresh: true },
    ),

  async add({ at, ...grant }: NewGrant): Promise<BonusGrantRow> {
    const id = await em.insert(BonusGrantEntity, { ...grant, createdAt: at, updatedAt: at });
    return em.findOneOrFail(BonusGrantEntity, { id });
  },

  async change(id: bigint, changes: GrantChanges, at: number): Promise<BonusGrantRow> {
    await em.nativeUpdate(BonusGrantEntity, { id }, { ...changes, updatedAt: at });
    return em.findOneOrFail(BonusGrantEntity, { id }, { refresh: true });
  },

  /** Players with an active grant, by id, after `after`. */
  async activePlayers(after: bigint, limit: number): Promise<bigint[]> {
    const rows = await em.execute<{ userId: string }[]>(
      `SELECT DISTINCT user_id AS "userId" FROM bonus_grant WHERE status = 'active' AND user_id > ? ORDER BY 1 LIMIT ?`,
      [after, limit],
    );
    return rows.map(({ userId }) => BigInt(userId));
  },

  /** Players with an expired grant. */
  async expiredPlayers(at: number, { after, limit }: { after: bigint; limit: number }): Promise<bigint[]> {
    const rows = await em.execute<{ userId: string }[]>(
      `SELECT DISTINCT user_id AS "userId" FROM bonus_grant
       WHERE status IN ('ready', 'active') AND expires_at <= ? AND user_id > ? ORDER BY 1 LIMIT ?`,
      [at, after, limit],
    );
    return rows.map(({ userId }) => BigInt(userId));
  },

  /** Locks a player's expired grants that were never activated. */
  lockExpiredReady: (userId: bigint, at: number): Promise<BonusGrantRow[]> =>
    em.find(
      BonusGrantEntity,
      { userId, status: 'ready', expiresAt: { $lte: at } },
      { orderBy: { id: 'asc' }, ...locked },
    ),

  /** Grants waiting for review, oldest first. */
  waiting: (limit: number): Promise<BonusGrantRow[]> =>
    em.find(BonusGrantEntity, { status: 'waiting' }, { orderBy: { id: 'asc' }, limit }),
});
