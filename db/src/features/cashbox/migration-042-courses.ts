import { Migration } from '@mikro-orm/migrations';

/**
 * Courses are watched: one out of bounds, or silent, suspends its currency or coin. Withdrawals are priced when they are
 * approved, deposits can have a fee, and a chain is read from where it was read to.
 */
export class Migration042Courses extends Migration {
  override up(): void {
    for (const sql of [watch, payments, desk, cursor, applicationRole]) this.addSql(sql);
  }
}

// One row a code that a source has given, and one of the source as a whole (SOURCE_CODE).
const watch = `
CREATE TABLE course_watch (
  code text PRIMARY KEY,
  seen_at bigint NOT NULL DEFAULT 0,
  refused_micro bigint,
  refused_at bigint,
  released_until bigint NOT NULL DEFAULT 0,
  CONSTRAINT course_watch_refused CHECK ((refused_micro IS NULL) = (refused_at IS NULL))
);
ALTER TABLE coin_course ADD COLUMN id smallint CONSTRAINT coin_course_id_key UNIQUE;
UPDATE coin_course c SET id = n.id FROM (SELECT code, row_number() OVER (ORDER BY code) AS id FROM coin_course) n WHERE n.code = c.code;
ALTER TABLE coin_course ALTER COLUMN id SET NOT NULL;
`;

const payments = `
ALTER TABLE payment ADD COLUMN asked_amount bigint;
ALTER TABLE payment ADD COLUMN band_percent smallint;
ALTER TABLE payment ADD COLUMN asked_again text;
ALTER TABLE payment ADD COLUMN price_course_micro bigint;
CREATE INDEX payment_amount ON payment (payway_id, amount) WHERE code = 1 AND expires_at IS NOT NULL;
CREATE INDEX provider_payment_waits ON provider_payment (id) WHERE problem = 'course';
`;

const desk = `
ALTER TABLE cash_rules ADD COLUMN withdrawal_band_percent smallint NOT NULL DEFAULT 2
  CONSTRAINT cash_rules_band CHECK (withdrawal_band_percent BETWEEN 0 AND 50);
ALTER TABLE cash_change DROP CONSTRAINT cash_change_subject;
ALTER TABLE cash_change ADD CONSTRAINT cash_change_subject
  CHECK (subject IN ('payway', 'method', 'bank', 'rules', 'course', 'coin'));
`;

const cursor = `
CREATE TABLE provider_cursor (
  provider text PRIMARY KEY,
  cursor text NOT NULL,
  at bigint NOT NULL
);
`;

const applicationRole = `
GRANT SELECT, INSERT, UPDATE, DELETE ON course_watch TO glasshouse_app;
GRANT SELECT, INSERT, UPDATE ON provider_cursor TO glasshouse_app;
GRANT UPDATE (fee_minor, sent_minor, asked_again, price_course_micro) ON payment TO glasshouse_app;
`;
