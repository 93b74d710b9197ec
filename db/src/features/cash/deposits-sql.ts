/** Stakes still missing on deposits that are each to be staked `times` times. */
export interface LeftToStake {
  leftMinor: bigint;
  times: bigint;
}

/** SQL: the deposits of user `$1`, without fees; the newest ones, which $2 still to be staked belongs to ($3 times each), are unplayed. */
export const depositsSql = `
  SELECT paid_minor AS base_minor, bonus_minor, done_at,
    (sum(paid_minor + bonus_minor) OVER (ORDER BY done_at DESC, id DESC) - paid_minor - bonus_minor) * $3 < $2 AS is_unplayed
  FROM (SELECT *, base_minor - fee_minor AS paid_minor FROM payment) p WHERE user_id = $1 AND code = 1 AND state = 2`;
