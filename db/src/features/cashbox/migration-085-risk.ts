import { Migration } from '@mikro-orm/migrations';

/**
 * Weights of the risk's rules, changed by two people like the rest of the cash desk's data, and the points that each decided
 * withdrawal had: what came of a rule is read from them.
 */
export class Migration085Risk extends Migration {
  override up(): void {
    this.addSql(`
ALTER TABLE cash_change DROP CONSTRAINT cash_change_subject;
ALTER TABLE cash_change ADD CONSTRAINT cash_change_subject
  CHECK (subject IN ('payway', 'method', 'bank', 'rules', 'course', 'coin', 'risk'));
CREATE TABLE risk_weight (
  key text PRIMARY KEY,
  points smallint NOT NULL,
  CONSTRAINT risk_weight_points CHECK (points BETWEEN 0 AND 100)
);
CREATE TABLE risk_hit (
  payment_id integer NOT NULL,
  key text NOT NULL,
  points smallint NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (payment_id, key),
  CONSTRAINT risk_hit_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment
);
CREATE INDEX risk_hit_key ON risk_hit (key, payment_id);
CREATE INDEX payment_event_staff ON payment_event (id) WHERE actor_id IS NOT NULL;
CREATE INDEX provider_callback_reversed ON provider_callback (provider, transaction) WHERE verdict = 'reversed';
GRANT SELECT, INSERT, UPDATE ON risk_weight TO glasshouse_app;
GRANT SELECT, INSERT ON risk_hit TO glasshouse_app;
`);
  }
}
