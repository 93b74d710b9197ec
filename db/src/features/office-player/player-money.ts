import type { Queryable } from '../../core/pool.ts';

/** Money of a player's whole life here. Base hundredths. */
export interface PlayerMoneyRow {
  depositCount: number;
  depositMinor: bigint;
  lastDepositAt: number | null; // ms since epoch
  withdrawalCount: number; // paid
  withdrawalMinor: bigint;
  waitingCount: number; // asked for, not paid yet
  waitingMinor: bigint;
  stakedMinor: bigint; // stakes among players by what the house earned on them
  paidMinor: bigint;
  bonusMinor: bigint; // credited to the real balance
  feeMinor: bigint; // the house's cost of moving the money
}

// The terms are those of partners' days (`partner-days.repository.ts`), over all days of one player: what a partner reads of a
// referral and what the office reads of the player never differ. A part of a player's airdrop is that player's money.
const moneySql = `
SELECT
  p.deposits AS "depositCount", p.deposited AS "depositMinor", p.last::float8 AS "lastDepositAt", p.withdrawals AS "withdrawalCount",
  p.withdrawn AS "withdrawalMinor", p.waiting AS "waitingCount", p.waiting_sum AS "waitingMinor",
  d.staked AS "stakedMinor", d.paid AS "paidMinor", (b.amount + t.amount)::bigint AS "bonusMinor", p.fees AS "feeMinor"
FROM (
  SELECT count(*) FILTER (WHERE code = 1 AND state = 2)::int AS deposits,
    coalesce(sum(base_minor) FILTER (WHERE code = 1 AND state = 2), 0)::bigint AS deposited,
    max(done_at) FILTER (WHERE code = 1 AND state = 2) AS last,
    count(*) FILTER (WHERE code = 2 AND state = 2)::int AS withdrawals,
    coalesce(sum(base_minor) FILTER (WHERE code = 2 AND state = 2), 0)::bigint AS withdrawn,
    count(*) FILTER (WHERE code = 2 AND state IN (1, 3))::int AS waiting,
    coalesce(sum(base_minor) FILTER (WHERE code = 2 AND state IN (1, 3)), 0)::bigint AS waiting_sum,
    coalesce(sum(greatest(0, -(
      SELECT coalesce(sum(e.amount), 0) FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
      WHERE e.transaction_id = payment.transaction_id AND a.kind = 'house.fees'
    ))) FILTER (WHERE state = 2), 0)::bigint AS fees
  FROM payment WHERE user_id = $1
) p, (
  SELECT coalesce(sum(staked), 0)::bigint AS staked, coalesce(sum(paid), 0)::bigint AS paid FROM played_day WHERE user_id = $1
) d, (
  SELECT coalesce(sum(CASE
      WHEN kind = 'granted' AND account = 'real' OR kind = 'released' AND details->>'to' = 'real' THEN amount
      WHEN kind = 'converted' THEN real_minor ELSE 0 END), 0) AS amount
  FROM bonus_event v WHERE user_id = $1 AND transaction_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM airdrop_take k WHERE k.grant_id = v.grant_id AND k.paid_by IS NOT NULL)
) b, (
  SELECT coalesce(sum(e.amount), 0) AS amount
  FROM tournament_entry n JOIN tournament_place l ON l.day = n.day AND l.user_id = n.user_id JOIN tournament_day y ON y.day = n.day
    JOIN ledger_account a ON a.user_id = n.user_id AND a.kind = 'real'
    JOIN ledger_entry e ON e.transaction_id = y.transaction_id AND e.account_id = a.id
  WHERE n.user_id = $1
) t`;

/** Sums a player's payments, days of play and bonuses. The days must have been rolled up (`statsOf`). */
export const playerMoney = async (client: Queryable, userId: bigint): Promise<PlayerMoneyRow> => {
  const { rows } = await client.query<PlayerMoneyRow>(moneySql, [userId]);
  if (!rows[0]) throw new Error(`the figures of user ${userId} have no row`);
  return rows[0];
};
