import type { Pool } from 'pg';
import type { Queryable } from '../core/pool.ts';
import { inTransaction } from '../core/transaction.ts';
import type { HouseAccountKind, Unit } from './accounts.ts';

// Everything below pg_snapshot_xmin is finished, and what of it committed is visible in this very snapshot. So each
// transaction is counted exactly once, in whatever order transactions commit: max(id) could not promise that.
const rollUpSql = `
WITH house AS MATERIALIZED (
  SELECT a.id, coalesce(r.horizon, '0'::xid8) AS horizon
  FROM ledger_account a LEFT JOIN ledger_rollup r ON r.account_id = a.id
  WHERE a.user_id IS NULL
), moved AS MATERIALIZED (
  SELECT e.account_id, sum(e.amount)::bigint AS amount
  FROM ledger_transaction t
    JOIN ledger_entry e ON e.transaction_id = t.id
    JOIN house h ON h.id = e.account_id
  WHERE t.xid >= (SELECT horizon FROM house ORDER BY horizon LIMIT 1)
    AND t.xid < pg_snapshot_xmin(pg_current_snapshot())
    AND t.xid >= h.horizon
  GROUP BY e.account_id
)
INSERT INTO ledger_rollup AS r (account_id, balance, horizon)
SELECT h.id, coalesce(m.amount, 0), pg_snapshot_xmin(pg_current_snapshot())
FROM house h LEFT JOIN moved m ON m.account_id = h.id
ON CONFLICT (account_id) DO UPDATE SET balance = r.balance + excluded.balance, horizon = excluded.horizon
WHERE excluded.horizon > r.horizon`;

/**
 * Brings the rolled-up balances of the house accounts up to what every transaction has finished. Running it twice, or
 * in several processes at once, changes nothing: they take turns, and each begins where the last one ended.
 */
export const rollUpHouse = (pool: Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('ledger.rollup'))`);
    await client.query(rollUpSql); // a statement of its own, so that its snapshot is taken after the lock
  });

/** A house account's balance. */
export interface HouseBalance {
  accountId: bigint;
  kind: HouseAccountKind;
  unit: Unit;
  balanceMinor: bigint;
}

/** The house's balances now: what is rolled up, and all that came since. */
export const houseBalances = async (client: Queryable): Promise<HouseBalance[]> => {
  const { rows } = await client.query<HouseBalance>(
    `WITH house AS MATERIALIZED (
       SELECT a.id, a.kind, a.unit, coalesce(r.balance, 0) AS balance, coalesce(r.horizon, '0'::xid8) AS horizon
       FROM ledger_account a LEFT JOIN ledger_rollup r ON r.account_id = a.id
       WHERE a.user_id IS NULL
     ), rest AS MATERIALIZED (
       SELECT e.account_id, sum(e.amount) AS amount
       FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id JOIN house h ON h.id = e.account_id
       WHERE t.xid >= (SELECT horizon FROM house ORDER BY horizon LIMIT 1) AND t.xid >= h.horizon
       GROUP BY e.account_id
     )
     SELECT h.id AS "accountId", h.kind, h.unit, (h.balance + coalesce(rest.amount, 0))::bigint AS "balanceMinor"
     FROM house h LEFT JOIN rest ON rest.account_id = h.id ORDER BY h.id`,
  );
  return rows;
};
