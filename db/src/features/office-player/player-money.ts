import type { Queryable } from '../../core/pool.ts';

/** Payments of a player's whole life here. Base hundredths. */
export interface PlayerMoneyRow {
  depositCount: number;
  depositMinor: bigint;
  lastDepositAt: number | null; // ms since epoch
  withdrawalCount: number; // paid
  withdrawalMinor: bigint;
  waitingCount: number; // asked for, not paid yet
  waitingMinor: bigint;
}

const moneySql = `
SELECT count(*) FILTER (WHERE code = 1 AND state = 2)::int AS "depositCount",
  coalesce(sum(base_minor) FILTER (WHERE code = 1 AND state = 2), 0)::bigint AS "depositMinor",
  (max(done_at) FILTER (WHERE code = 1 AND state = 2))::float8 AS "lastDepositAt",
  count(*) FILTER (WHERE code = 2 AND state = 2)::int AS "withdrawalCount",
  coalesce(sum(base_minor) FILTER (WHERE code = 2 AND state = 2), 0)::bigint AS "withdrawalMinor",
  count(*) FILTER (WHERE code = 2 AND state IN (1, 3))::int AS "waitingCount",
  coalesce(sum(base_minor) FILTER (WHERE code = 2 AND state IN (1, 3)), 0)::bigint AS "waitingMinor"
FROM payment WHERE user_id = $1`;

/** Sums a player's payments; what the house earned is `finance.playerFigures`. */
export const playerMoney = async (client: Queryable, userId: bigint): Promise<PlayerMoneyRow> => {
  const { rows } = await client.query<PlayerMoneyRow>(moneySql, [userId]);
  if (!rows[0]) throw new Error(`the figures of user ${userId} have no row`);
  return rows[0];
};
