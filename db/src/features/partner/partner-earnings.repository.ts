import type { EntityManager, InferEntity } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { PartnerEarningEntity } from './partner.entities.ts';

export type PartnerEarningRow = InferEntity<typeof PartnerEarningEntity>;

/** Booked earnings. Rows are never changed. */
export const partnerEarningRepository = (em: EntityManager) => ({
  async add(row: Omit<PartnerEarningRow, 'id'>): Promise<void> {
    await em.insert(PartnerEarningEntity, row);
  },

  isBooked: async (partnerId: bigint, plan: PartnerEarningRow['plan'], day: number): Promise<boolean> =>
    (await em.count(PartnerEarningEntity, { partnerId, plan, day })) > 0,

  last: (partnerId: bigint): Promise<PartnerEarningRow | null> =>
    em.findOne(
      PartnerEarningEntity,
      { partnerId, plan: { $ne: 'sub' } },
      { orderBy: { day: 'desc', id: 'desc' }, refresh: true },
    ),

  between: (partnerId: bigint, from: number, to: number): Promise<PartnerEarningRow[]> =>
    em.find(PartnerEarningEntity, { partnerId, day: { $gte: from, $lte: to } }, { orderBy: { day: 'asc', id: 'asc' } }),
});

/** Booked since a plan began, base hundredths. */
export const bookedSince = async (
  client: Queryable,
  { partnerId, plan, fromDay }: { partnerId: bigint; plan: string; fromDay: number },
): Promise<bigint> => {
  const { rows } = await client.query<{ total: bigint }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS total FROM partner_earning
     WHERE partner_id = $1 AND plan = $2 AND from_day = $3`,
    [partnerId, plan, fromDay],
  );
  return rows[0]?.total ?? 0n;
};

/** Totals of a partner's earnings of all time: all, and those of CPA. Base hundredths. */
export const earnedTotals = async (client: Queryable, partnerId: bigint): Promise<{ all: bigint; cpa: bigint }> => {
  const { rows } = await client.query<{ all: bigint; cpa: bigint }>(
    `SELECT coalesce(sum(amount), 0)::bigint AS "all", coalesce(sum(amount) FILTER (WHERE plan = 'cpa'), 0)::bigint AS cpa
     FROM partner_earning WHERE partner_id = $1`,
    [partnerId],
  );
  return rows[0] ?? { all: 0n, cpa: 0n };
};

/** Sums what the partners whom a partner invited have earned by themselves, up to a day; those who are tied do not count. */
export const subPartnersEarned = async (client: Queryable, partnerId: bigint, day: number): Promise<bigint> => {
  const { rows } = await client.query<{ total: bigint }>(
    `SELECT coalesce(sum(e.amount), 0)::bigint AS total
     FROM partner_referral r JOIN partner_earning e ON e.partner_id = r.user_id AND e.plan <> 'sub' AND e.day >= r.from_day
     WHERE r.partner_id = $1 AND r.tied_at IS NULL AND e.day <= $2`,
    [partnerId, day],
  );
  return rows[0]?.total ?? 0n;
};

/** Partners with sub-partners who earned something on a day. */
export const partnersOfEarners = async (client: Queryable, day: number): Promise<bigint[]> => {
  const { rows } = await client.query<{ id: bigint }>(
    `SELECT DISTINCT r.partner_id AS id FROM partner_earning e JOIN partner_referral r ON r.user_id = e.partner_id
     WHERE e.day = $1 AND e.plan <> 'sub' AND e.amount <> 0 ORDER BY 1`,
    [day],
  );
  return rows.map(({ id }) => id);
};
