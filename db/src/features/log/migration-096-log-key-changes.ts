import { Migration } from '@mikro-orm/migrations';

/**
 * Changes of the log's key. Each is signed by the key before and by its own, and becomes a leaf; nothing of it changes, and the
 * application cannot make one: the operator's command does, as the owner.
 */
export class Migration096LogKeyChanges extends Migration {
  override up(): void {
    this.addSql(`
CREATE TABLE log_key_change (
  number int PRIMARY KEY CONSTRAINT log_key_change_number CHECK (number > 0),
  at bigint NOT NULL,
  before text NOT NULL,
  after text NOT NULL CONSTRAINT log_key_change_after_key UNIQUE,
  signature text NOT NULL,
  accepted text NOT NULL
);`);
    this.addSql(`
ALTER TABLE log_entry DROP CONSTRAINT log_entry_kind;
ALTER TABLE log_entry ADD CONSTRAINT log_entry_kind
  CHECK (kind IN ('round', 'seed', 'pair', 'config', 'commitment', 'config.event', 'guardrail', 'solvency', 'key')) NOT VALID;`);
    this.addSql('GRANT SELECT ON log_key_change TO glasshouse_app, glasshouse_auditor');
  }
}
