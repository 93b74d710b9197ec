import { Migration } from '@mikro-orm/migrations';

/** Promo codes. Their uses are counted in the code's own row: whoever takes the last one is one, whatever runs beside. */
export class Migration031Promo extends Migration {
  override up(): void {
    for (const sql of [codes, applicationRole]) this.addSql(sql);
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

const applicationRole = `
GRANT SELECT, INSERT, UPDATE ON promo_code TO glasshouse_app;
`;
