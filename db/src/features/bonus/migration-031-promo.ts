import { Migration } from '@mikro-orm/migrations';

/** Promo codes and Telegram stories. Uses are counted in the code's own row, so parallel takers cannot exceed its limit. */
export class Migration031Promo extends Migration {
  override up(): void {
    for (const sql of [codes, stories, applicationRole]) this.addSql(sql);
  }
}

const codes = `
CREATE TABLE promo_code (
  code text PRIMARY KEY,
  is_on boolean NOT NULL,
  account text NOT NULL,
  amount bigint NOT NULL,
  wager_times smallint,
  lapse_days smallint,
  max_uses integer,
  used integer NOT NULL DEFAULT 0,
  starts_at bigint,
  ends_at bigint,
  min_vip smallint NOT NULL,
  min_deposits bigint NOT NULL,
  min_deposits_today bigint NOT NULL,
  needs_telegram boolean NOT NULL,
  CONSTRAINT promo_code_form CHECK (code ~ '^[0-9A-Z_-]{3,32}$'),
  CONSTRAINT promo_code_account CHECK (account IN ('real', 'bonus', 'dic', 'dicLocked', 'usdicLocked')),
  CONSTRAINT promo_code_wager CHECK ((account IN ('bonus', 'usdicLocked')) = (wager_times IS NOT NULL)),
  CONSTRAINT promo_code_amounts CHECK (
    amount > 0 AND used >= 0 AND max_uses > 0 AND wager_times > 0 AND lapse_days > 0
      AND min_vip > 0 AND min_deposits >= 0 AND min_deposits_today >= 0),
  CONSTRAINT promo_code_dates CHECK (starts_at < ends_at)
);
`;

// A visitor counts for one story only.
const stories = `
CREATE TABLE telegram_story (
  user_id bigint PRIMARY KEY,
  token text NOT NULL UNIQUE,
  created_at bigint NOT NULL,
  visitor text UNIQUE,
  visited_at bigint,
  CONSTRAINT telegram_story_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user,
  CONSTRAINT telegram_story_visited CHECK ((visitor IS NULL) = (visited_at IS NULL))
);
`;

const applicationRole = `
GRANT SELECT, INSERT, UPDATE ON promo_code TO glasshouse_app;
GRANT SELECT, INSERT, UPDATE (visitor, visited_at) ON telegram_story TO glasshouse_app;
`;
