import { LockMode, type EntityManager, type InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { RainEntity, RainShareEntity } from './rain.entities.ts';

export type RainRow = InferEntity<typeof RainEntity>;
export type RainShareRow = InferEntity<typeof RainShareEntity>;

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

/** Rains. Writes go out immediately, in the transaction of `em`. */
export const rainRepository = (em: EntityManager) => ({
  find: (uid: string): Promise<RainRow | null> => em.findOne(RainEntity, { uid }, { refresh: true }),

  /** Locks a rain until the transaction ends. */
  lock: (uid: string): Promise<RainRow | null> => em.findOne(RainEntity, { uid }, locked),

  async add(row: Omit<RainRow, 'endedAt' | 'people' | 'share' | 'settledBy'>): Promise<void> {
    await em.insert(RainEntity, row);
  },

  /** Rains to be shared, oldest first. */
  due: (at: number, limit: number): Promise<RainRow[]> =>
    em.find(RainEntity, { endedAt: null, endsAt: { $lte: at } }, { orderBy: { endsAt: 'asc' }, limit, refresh: true }),

  /** Ends a rain of which nobody gets a share. */
  async endEmpty(uid: string, ended: { endedAt: number; settledBy: string | null }): Promise<void> {
    await em.nativeUpdate(RainEntity, { uid }, { ...ended, people: 0, share: 0n });
  },

  /** Shares of players' rains whose bonus was credited or cancelled but that are not settled yet, oldest first. */
  async unsettledShares(limit: number): Promise<Pick<RainShareRow, 'uid' | 'userId'>[]> {
    const rows = await em.execute<{ uid: string; userId: string }[]>(
      `SELECT s.uid, s.user_id AS "userId" FROM rain_share s JOIN rain r ON r.uid = s.uid JOIN bonus_grant g ON g.id = s.grant_id
       WHERE s.settled_at IS NULL AND r.creator_id IS NOT NULL AND g.status NOT IN ('waiting', 'ready') ORDER BY s.at LIMIT ?`,
      [limit],
    );
    return rows.map(({ uid, userId }) => ({ uid, userId: BigInt(userId) }));
  },

  lockShare: (uid: string, userId: bigint): Promise<RainShareRow | null> =>
    em.findOne(RainShareEntity, { uid, userId }, locked),

  async settleShare(
    { uid, userId }: Pick<RainShareRow, 'uid' | 'userId'>,
    settled: { settledAt: number; returnedBy: string | null },
  ): Promise<void> {
    await em.nativeUpdate(RainShareEntity, { uid, userId }, settled);
  },
});

/** The house's rains: their amounts since a moment, and when the last one began. Others who start one wait until the transaction ends. */
export const lockHouseRains = async (
  client: Queryable,
  since: number,
): Promise<{ spentMinor: bigint; lastAt: number }> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('glasshouse.rain'), 0)`);
  const { rows } = await client.query<{ spentMinor: bigint; lastAt: number }>(
    `SELECT coalesce(sum(coalesce(people * share, amount)) FILTER (WHERE started_at >= $1), 0)::bigint AS "spentMinor",
       coalesce(max(started_at), 0)::float8 AS "lastAt" FROM rain WHERE creator_id IS NULL`,
    [since],
  );
  return rows[0] ?? { spentMinor: 0n, lastAt: 0 };
};

// The bonuses wait to be made active, so no account of a player moves and none is locked.
const sharing = `
WITH paid AS (
  INSERT INTO bonus_grant (user_id, bonus, period, account, amount, status, wager_times, expires_at, terms, details, created_at, updated_at)
  SELECT id, 'rain', $1::text, 'bonus', $3, 'ready', $4, $5, 1, '{}', $6, $6 FROM unnest($2::bigint[]) AS player (id)
  RETURNING id, user_id
), noted AS (
  INSERT INTO bonus_event (user_id, grant_id, kind, account, amount, details, at)
  SELECT user_id, id, 'ready', 'bonus', $3, '{}', $6 FROM paid
), shared AS (
  INSERT INTO rain_share (uid, user_id, grant_id, at) SELECT $1::uuid, user_id, id, $6 FROM paid
)
UPDATE rain SET ended_at = $6, people = cardinality($2::bigint[]), share = $3, settled_by = $7
WHERE uid = $1::uuid AND ended_at IS NULL`;

/** A distribution: everybody's share, and the terms of its bonus. */
export interface RainDistribution {
  uid: string;
  userIds: readonly bigint[]; // at least one
  shareMinor: bigint;
  wagerTimes: number;
  expiresAt: number;
  at: number;
  settledBy: string | null;
}

/** Shares a rain out, all of it in one statement. False when it has ended before. */
export const shareRain = async (client: Queryable, rain: RainDistribution): Promise<boolean> => {
  const { uid, userIds, shareMinor, wagerTimes, expiresAt, at, settledBy } = rain;
  const values = [uid, userIds, shareMinor, wagerTimes, expiresAt, at, settledBy];
  return (await client.query(sharing, values)).rowCount === 1;
};
