import { Migration } from '@mikro-orm/migrations';

/**
 * Guardrails enter the log when they come into force, with those who proposed and approved them. Those that came into force
 * before enter it now, in their order.
 */
export class Migration026GuardrailLeaves extends Migration {
  override up(): void {
    for (const sql of [activation, backlog, kinds]) this.addSql(sql);
  }
}

// The number is the database's own: the application cannot choose where, or whether, a change enters the log.
const activation = `
ALTER TABLE guardrail ADD COLUMN activated_xid xid8;
CREATE INDEX guardrail_activated_xid_index ON guardrail (activated_xid) WHERE activated_xid IS NOT NULL;
CREATE FUNCTION note_guardrail_activation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.activated_xid = pg_current_xact_id();
  RETURN NEW;
END $$;
CREATE TRIGGER guardrail_noted BEFORE UPDATE ON guardrail FOR EACH ROW
  WHEN (NEW.status = 'active' AND OLD.status = 'proposed') EXECUTE FUNCTION note_guardrail_activation();
GRANT SELECT (activated_xid) ON guardrail TO glasshouse_auditor;
`;

const backlog = `
UPDATE guardrail SET activated_xid = pg_current_xact_id() WHERE status IN ('active', 'retired');
`;

const kinds = `
ALTER TABLE log_entry DROP CONSTRAINT log_entry_kind;
ALTER TABLE log_entry ADD CONSTRAINT log_entry_kind
  CHECK (kind IN ('round', 'seed', 'config', 'commitment', 'config.event', 'guardrail'));
`;
