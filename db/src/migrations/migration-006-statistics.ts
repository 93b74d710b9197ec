import { Migration } from '@mikro-orm/migrations';

/** What players have wagered, the VIP levels that it earns, and ways to find an account. */
export class Migration006Statistics extends Migration {
  override up(): void {
    for (const sql of [statistics, finding, applicationRole]) this.addSql(sql);
  }
}

// A row is a sum with the places up to which it counts. No foreign key: a lookup per roll-up for a row that never goes.
const statistics = `
CREATE TABLE vip_status (
  id smallint PRIMARY KEY,
  name text NOT NULL UNIQUE,
  image text NOT NULL,
  needs_compoints bigint NOT NULL UNIQUE,
  CONSTRAINT vip_status_needs CHECK (needs_compoints >= 0)
);

CREATE TABLE user_stats (
  user_id bigint PRIMARY KEY,
  total_bet bigint NOT NULL DEFAULT 0,
  total_games bigint NOT NULL DEFAULT 0,
  max_win bigint NOT NULL DEFAULT 0,
  max_coef bigint NOT NULL DEFAULT 0,
  solo_pair_id bigint NOT NULL DEFAULT 0,
  solo_nonce bigint NOT NULL DEFAULT -1,
  open_rounds uuid[] NOT NULL DEFAULT '{}',
  held_version bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);
`;

// By the beginning of a nick or a login, and by what waits for somebody to look at it.
const finding = `
CREATE INDEX app_user_nick_prefix ON app_user (nick_key text_pattern_ops);
CREATE INDEX app_user_login_prefix ON app_user (login_key text_pattern_ops) WHERE login_key IS NOT NULL;
CREATE INDEX app_user_blocked ON app_user (id) WHERE blocked_at IS NOT NULL;
CREATE INDEX kyc_document_pending ON kyc_document (user_id) WHERE status = 'pending';
`;

const applicationRole = `
GRANT SELECT, INSERT ON vip_status, user_stats TO glasshouse_app;
GRANT UPDATE ON vip_status TO glasshouse_app;
GRANT UPDATE (total_bet, total_games, max_win, max_coef, solo_pair_id, solo_nonce, open_rounds, held_version)
  ON user_stats TO glasshouse_app;
`;
