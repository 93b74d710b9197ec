import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { violatedConstraint } from '../../core/sql.ts';
import { PartnerBidEntity, PartnerEntity, PartnerPlanEntity } from './partner.entities.ts';

export type PartnerRow = InferEntity<typeof PartnerEntity>;
export type PartnerPlanRow = InferEntity<typeof PartnerPlanEntity>;
export type PartnerBidRow = InferEntity<typeof PartnerBidEntity>;

/** Partners, their plans and bids. Writes go out immediately, in the transaction of `em`. */
export const partnerRepository = (em: EntityManager) => ({
  find: (userId: bigint): Promise<PartnerRow | null> => em.findOne(PartnerEntity, { userId }, { refresh: true }),

  async change(userId: bigint, changes: Partial<Pick<PartnerRow, 'level' | 'code' | 'codeKey'>>): Promise<void> {
    await em.nativeUpdate(PartnerEntity, { userId }, changes);
  },

  /** The plan in force on a day; null before the partner's first one. */
  plan: (partnerId: bigint, day: number): Promise<PartnerPlanRow | null> =>
    em.findOne(
      PartnerPlanEntity,
      { partnerId, fromDay: { $lte: day } },
      { orderBy: { fromDay: 'desc' }, refresh: true },
    ),

  /** True when another plan begins on a day. */
  planBegins: async (partnerId: bigint, day: number): Promise<boolean> =>
    (await em.count(PartnerPlanEntity, { partnerId, fromDay: day })) > 0,

  /** Lets a plan begin; one that was to begin on the same day is replaced. */
  async beginPlan(row: PartnerPlanRow): Promise<void> {
    await em.insert(PartnerPlanEntity, row);
  },

  latestBid: (userId: bigint): Promise<PartnerBidRow | null> =>
    em.findOne(PartnerBidEntity, { userId }, { orderBy: { id: 'desc' }, refresh: true }),

  async addBid(
    row: Pick<PartnerBidRow, 'userId' | 'trafficSources' | 'telegramLogin' | 'category' | 'createdAt'>,
  ): Promise<bigint> {
    return (await em.insert(PartnerBidEntity, row)) as bigint;
  },

  bid: (id: bigint): Promise<PartnerBidRow | null> => em.findOne(PartnerBidEntity, { id }, { refresh: true }),

  waitingBids: (): Promise<PartnerBidRow[]> =>
    em.find(PartnerBidEntity, { state: 'waiting' }, { orderBy: { id: 'asc' }, refresh: true }),

  /** False when it was decided before. */
  async decideBid(
    id: bigint,
    decided: Pick<PartnerBidRow, 'state' | 'decidedAt' | 'decidedBy' | 'reason'>,
  ): Promise<boolean> {
    return (await em.nativeUpdate(PartnerBidEntity, { id, state: 'waiting' }, decided)) === 1;
  },
});

/** Locks a partner until the transaction ends. False when there is no such partner. */
export const lockPartner = async (client: Queryable, userId: bigint): Promise<boolean> => {
  const { rows } = await client.query('SELECT FROM partner WHERE user_id = $1 FOR UPDATE', [userId]);
  return rows.length === 1;
};

/**
 * True when a code leads to something else already: another partner, be it by a code that they gave up, a player's link, or a promo
 * code of the house.
 */
export const isCodeTaken = async (client: Queryable, code: string, userId: bigint): Promise<boolean> => {
  const { rows } = await client.query<{ isTaken: boolean }>(
    `SELECT EXISTS (SELECT FROM partner_code WHERE code_key = lower($1) AND partner_id <> $2)
       OR EXISTS (SELECT FROM app_user WHERE public_id = lower($1))
       OR EXISTS (SELECT FROM promo_code WHERE lower(code) = lower($1)) AS "isTaken"`,
    [code, userId],
  );
  return rows[0]?.isTaken === true;
};

/**
 * Gives a partner a code for good. False when they have had `max` others. A code that another partner was faster with breaks a
 * constraint: see `isTakenCode`.
 */
export const keepCode = async (
  client: Queryable,
  { partnerId, code, at, max }: { partnerId: bigint; code: string; at: number; max: number },
): Promise<boolean> => {
  const { rows } = await client.query<{ key: string }>(
    'SELECT code_key AS key FROM partner_code WHERE partner_id = $1',
    [partnerId],
  );
  const key = code.toLowerCase();
  if (rows.some((row) => row.key === key)) return true;
  if (rows.length >= max) return false;
  await client.query('INSERT INTO partner_code (code_key, partner_id, at) VALUES ($1, $2, $3)', [key, partnerId, at]);
  return true;
};

/** True when a write failed because another partner was faster with a code. */
export const isTakenCode = (error: unknown): boolean => violatedConstraint(error) === 'partner_code_pkey';
