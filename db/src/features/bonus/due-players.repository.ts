import type { Queryable } from '../../core/pool.ts';
import { targetDeposits, type TargetMinimums } from './target-deposits.repository.ts';

/** Rule by which locked DIC is released. */
export interface ReleaseRule {
  parts: bigint; // parts of a stake
  of: bigint;
  minReleaseMinor: bigint; // the smallest release worth making, hundredths
}

// $1: players, $2: now, $3 and $4: the share of a stake that releases locked DIC, $5: the least release
const dueGrants = `
  FROM bonus_grant g
    JOIN user_stats s ON s.user_id = g.user_id
    JOIN bonus_meter m ON m.user_id = g.user_id
    JOIN ledger_account a ON a.user_id = g.user_id AND a.kind = g.account
  WHERE g.user_id = ANY ($1::bigint[]) AND g.status = 'active' AND CASE g.account
    WHEN 'dicLocked' THEN a.balance > 0
      AND ((s.total_bet - m.dic_reading) * $3::bigint + m.dic_remainder) / $4::bigint >= least(a.balance, $5::bigint)
    ELSE a.balance = 0 OR g.expires_at <= $2
      OR CASE g.account WHEN 'bonus' THEN s.bonus_bet ELSE s.usdic_bet END >= coalesce(g.wager_start, 0) + coalesce(g.wager_target, 0)
    END`;

/**
 * Players among these whose active grants have something to release or to end, by their stakes as last counted: roll the
 * statistics up first. A release of locked DIC below `minReleaseMinor` waits, unless it releases all that is locked.
 */
export const playersWithDueBonuses = async (
  client: Queryable,
  userIds: readonly bigint[],
  { at, parts, of, minReleaseMinor }: ReleaseRule & { at: number },
): Promise<bigint[]> => {
  const { rows } = await client.query<{ userId: bigint }>(
    `SELECT DISTINCT g.user_id AS "userId" ${dueGrants} ORDER BY 1`,
    [userIds, at, parts, of, minReleaseMinor],
  );
  return rows.map(({ userId }) => userId);
};

/** True when any bonus of a player is due, as far as their statistics were counted. `minimums`: of `targetDeposit`. */
export const hasDueBonuses = async (
  client: Queryable,
  userId: bigint,
  { at, parts, of, minimums }: Omit<ReleaseRule, 'minReleaseMinor'> & { at: number; minimums: TargetMinimums },
): Promise<boolean> => {
  const { rows } = await client.query<{ isDue: boolean }>(
    `SELECT EXISTS (SELECT ${dueGrants})
       OR EXISTS (SELECT FROM bonus_grant WHERE user_id = ANY ($1::bigint[]) AND status = 'ready' AND expires_at <= $2)
       OR EXISTS (SELECT FROM ${targetDeposits('$6', '$7')} AND m.user_id = ANY ($1::bigint[])) AS "isDue"`,
    [[userId], at, parts, of, 1n, [...minimums.keys()], [...minimums.values()]],
  );
  return rows[0]?.isDue ?? false;
};
