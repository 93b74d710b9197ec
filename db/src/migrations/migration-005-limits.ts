import { Migration } from '@mikro-orm/migrations';

/**
 * What players lay on themselves: limits, what counts towards them, breaks.
 *
 * Every statement that takes a stake locks and reads the row of the account anyway. What decides whether it may be taken
 * therefore lies in that row: no bet pays for another table, and none can slip by a rule that was confirmed.
 */
export class Migration005Limits extends Migration {
  override up(): void {
    for (const sql of [accounts, limits, usage, applicationRole]) this.addSql(sql);
  }
}

// Empty for who has laid nothing on themselves. Times are ms since epoch, amounts base hundredths.
const accounts = `
ALTER TABLE ledger_account
  ADD stakes_from bigint,
  ADD wager_left bigint,
  ADD loss_left bigint,
  ADD left_until bigint;
`;

const limits = `
CREATE TABLE player_limit (
  user_id bigint NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  amount bigint NOT NULL,
  pending_amount bigint,
  pending_at timestamptz,
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind, period),
  CONSTRAINT player_limit_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user,
  CONSTRAINT player_limit_kind CHECK (kind IN ('deposit', 'loss', 'wager', 'session')),
  CONSTRAINT player_limit_period CHECK (period IN ('day', 'week', 'month') AND (kind <> 'session' OR period = 'day')),
  CONSTRAINT player_limit_amount CHECK (amount > 0 AND (pending_amount IS NULL OR pending_amount > amount)),
  CONSTRAINT player_limit_pending CHECK (pending_at IS NOT NULL OR pending_amount IS NULL)
);
`;

// No foreign keys on play_day: it is written by the statements that settle bets.
const usage = `
CREATE TABLE play_day (
  user_id bigint NOT NULL,
  day integer NOT NULL,
  staked bigint NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  deposited bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, day)
) WITH (fillfactor = 50);

CREATE TABLE play_time (
  user_id bigint PRIMARY KEY,
  day integer NOT NULL,
  minutes integer NOT NULL,
  last_minute integer NOT NULL,
  since bigint NOT NULL,
  CONSTRAINT play_time_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user
) WITH (fillfactor = 50);
`;

const applicationRole = `
GRANT UPDATE (stakes_from, wager_left, loss_left, left_until) ON ledger_account TO glasshouse_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON player_limit, play_day TO glasshouse_app;
GRANT SELECT, INSERT, UPDATE ON play_time TO glasshouse_app;
`;
