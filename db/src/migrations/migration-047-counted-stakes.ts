import { Migration } from '@mikro-orm/migrations';

/**
 * Stakes among players count by what the house earned on them: finished rounds carry their sums, and player statistics keep
 * what was staked beside what it counts for. The house's addition to a deposit is marked on the account until it is played
 * through. Counters stay as they were counted.
 */
export class Migration047CountedStakes extends Migration {
  override up(): void {
    for (const sql of [rounds, counters, additions, applicationRole]) this.addSql(sql);
  }
}

// Null: players staked against the house, the round was void, or it was finished before this.
const rounds = `
ALTER TABLE shared_round ADD COLUMN stakes bigint, ADD COLUMN payouts bigint,
  ADD CONSTRAINT shared_round_sums CHECK ((stakes IS NULL) = (payouts IS NULL) AND stakes > 0 AND payouts >= 0);
`;

// DIC is released by what counts towards wagering from here on: what its meter has not read yet is left to be read.
const counters = `
ALTER TABLE user_stats ADD COLUMN staked bigint NOT NULL DEFAULT 0;
UPDATE user_stats SET staked = total_bet - real_owed;
UPDATE bonus_meter m SET dic_reading = greatest(0, s.wager_bet - greatest(0, s.total_bet - m.dic_reading))
FROM user_stats s WHERE s.user_id = m.user_id;
`;

const additions = `
ALTER TABLE ledger_account ADD COLUMN addition bigint NOT NULL DEFAULT 0;
UPDATE ledger_account a SET addition = least(a.balance, u.added)
FROM (
  SELECT d.user_id, sum(d.bonus_minor) AS added
  FROM (
    SELECT p.user_id, p.bonus_minor, w.target - coalesce(s.wager_bet, 0) AS left_minor,
      sum(p.base_minor + p.bonus_minor) OVER (PARTITION BY p.user_id ORDER BY p.done_at DESC, p.id DESC)
        - p.base_minor - p.bonus_minor AS newer
    FROM payment p JOIN wagering w ON w.user_id = p.user_id LEFT JOIN user_stats s ON s.user_id = p.user_id
    WHERE p.code = 1 AND p.state = 2
  ) d WHERE d.newer * 2 < d.left_minor GROUP BY d.user_id
) u WHERE a.user_id = u.user_id AND a.kind = 'real' AND u.added > 0;
`;

const applicationRole = `
GRANT UPDATE (stakes, payouts) ON shared_round TO glasshouse_app;
GRANT UPDATE (staked) ON user_stats TO glasshouse_app;
GRANT UPDATE (addition) ON ledger_account TO glasshouse_app;
`;
