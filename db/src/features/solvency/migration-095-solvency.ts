import { Migration } from '@mikro-orm/migrations';

/**
 * Daily statements of what the house owes to its players: the balances at a moment, the leaves of their sum trees, and the
 * statement itself, which is a leaf of the log once it is published. Nothing of a published one changes.
 */
export class Migration095Solvency extends Migration {
  override up(): void {
    for (const sql of [tables, publishing, kinds, grants]) this.addSql(sql);
  }
}

// shares and blocks have no foreign keys: a million rows a day are written in one statement
const tables = `
CREATE TABLE solvency_statement (
  day int PRIMARY KEY,
  at bigint NOT NULL,
  ledger text NOT NULL,
  secret bytea NOT NULL CONSTRAINT solvency_statement_secret CHECK (length(secret) = 32),
  unassigned jsonb NOT NULL,
  units jsonb,
  reserves jsonb,
  published_xid xid8
);
CREATE INDEX solvency_statement_published_xid_index ON solvency_statement (published_xid) WHERE published_xid IS NOT NULL;
CREATE TABLE solvency_share (
  day int NOT NULL,
  unit text NOT NULL,
  user_id bigint NOT NULL,
  amount bigint NOT NULL CONSTRAINT solvency_share_amount CHECK (amount > 0),
  PRIMARY KEY (day, unit, user_id)
);
CREATE TABLE solvency_block (
  day int NOT NULL,
  unit text NOT NULL,
  block_index int NOT NULL,
  first bytea NOT NULL,
  leaves bytea NOT NULL,
  hash bytea,
  sum bigint,
  PRIMARY KEY (day, unit, block_index)
);
CREATE INDEX solvency_block_first ON solvency_block (day, unit, first);
`;

const publishing = `
CREATE FUNCTION solvency_statement_life_fn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.published_xid IS NOT NULL THEN
    RAISE EXCEPTION 'the statement of day % is published: nothing of it changes', OLD.day;
  END IF;
  IF NEW.units IS NOT NULL AND NEW.reserves IS NOT NULL THEN
    NEW.published_xid := pg_current_xact_id();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER solvency_statement_life BEFORE UPDATE ON solvency_statement
  FOR EACH ROW EXECUTE FUNCTION solvency_statement_life_fn();
`;

const kinds = `
ALTER TABLE log_entry DROP CONSTRAINT log_entry_kind;
ALTER TABLE log_entry ADD CONSTRAINT log_entry_kind
  CHECK (kind IN ('round', 'seed', 'pair', 'config', 'commitment', 'config.event', 'guardrail', 'solvency')) NOT VALID;
`;

const grants = `
GRANT SELECT, INSERT ON solvency_statement TO glasshouse_app;
GRANT UPDATE (units, reserves) ON solvency_statement TO glasshouse_app;
GRANT SELECT, INSERT, DELETE ON solvency_share, solvency_block TO glasshouse_app;
GRANT SELECT (day, at, ledger, unassigned, units, reserves, published_xid) ON solvency_statement TO glasshouse_auditor;
GRANT SELECT ON solvency_share, solvency_block TO glasshouse_auditor;
`;
