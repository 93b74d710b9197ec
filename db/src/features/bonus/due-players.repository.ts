import type { Queryable } from '../../core/pool.ts';

/** How locked DIC is released. */
export interface ReleaseRule {
  parts: bigint; // of a stake
  of: bigint;
  minReleaseMinor: bigint; // the smallest release worth making, hundredths
}

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
    `SELECT DISTINCT g.user_id AS "userId"
     FROM bonus_grant g
       JOIN user_stats s ON s.user_id = g.user_id
       JOIN bonus_meter m ON m.user_id = g.user_id
       JOIN ledger_account a ON a.user_id = g.user_id AND a.kind = g.account
     WHERE g.user_id = ANY ($1::bigint[]) AND g.status = 'active' AND CASE g.account
       WHEN 'dicLocked' THEN a.balance > 0
         AND ((s.total_bet - m.dic_reading) * $3::bigint + m.dic_remainder) / $4::bigint >= least(a.balance, $5::bigint)
       ELSE a.balance = 0 OR g.expires_at <= $2
         OR CASE g.account WHEN 'bonus' THEN s.bonus_bet ELSE s.usdic_bet END >= coalesce(g.wager_start, 0) + coalesce(g.wager_target, 0)
       END
     ORDER BY 1`,
    [userIds, at, parts, of, minReleaseMinor],
  );
  return rows.map(({ userId }) => userId);
};
