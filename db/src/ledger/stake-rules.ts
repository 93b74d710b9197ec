/**
 * Applies a player's own limits from the row of the account that stakes, which every statement that takes a stake has
 * locked: the row decides as it is then, whatever another process has just changed. The four columns are written by
 * `renewStakeRules` (features/limits); a statement only takes away what a stake uses up. The rest may be too little,
 * because the payouts of bets that end later are not given back to it, but never too much: a refusal is final only
 * after the columns were renewed.
 */

/** SQL: whether the locked account `a` may stake `i.stake` at `i.at`. Empty columns allow everything. */
export const mayStakeSql = `(
  (i.at >= a.stakes_from) IS NOT FALSE
  AND (i.at < a.left_until AND i.stake <= least(a.wager_left, a.loss_left)) IS NOT FALSE)`;

/** SQL: whether bets of the account `a` are counted by the day. */
export const isCountedSql = 'a.left_until IS NOT NULL';

/** SQL: adds the rows of a SELECT (user_id, day, staked, paid), one of each day, to what players did. */
export const countSql = (select: string): string => `
  INSERT INTO play_day AS d (user_id, day, staked, paid) ${select}
  ON CONFLICT (user_id, day) DO UPDATE SET staked = d.staked + excluded.staked, paid = d.paid + excluded.paid`;
