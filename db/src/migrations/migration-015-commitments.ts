import { Migration } from '@mikro-orm/migrations';

/**
 * Commitments to the seeds of shared rounds enter the log: when a chain was created, when a room was opened. Chains that
 * are there already enter it now; rooms that are open already do not, for their first bets were taken.
 */
export class Migration015Commitments extends Migration {
  override up(): void {
    for (const sql of [created, opened, kinds, grants]) this.addSql(sql);
  }
}

const created = 'ALTER TABLE seed_chain ADD COLUMN created_xid xid8 NOT NULL DEFAULT pg_current_xact_id()';

const opened = `
ALTER TABLE shared_round ADD COLUMN opened_xid xid8;
ALTER TABLE shared_round ALTER COLUMN opened_xid SET DEFAULT pg_current_xact_id();
CREATE INDEX shared_round_opened_xid_index ON shared_round (opened_xid) WHERE chain_id IS NULL AND opened_xid IS NOT NULL;
`;

const kinds = `
ALTER TABLE log_entry DROP CONSTRAINT log_entry_kind;
ALTER TABLE log_entry ADD CONSTRAINT log_entry_kind CHECK (kind IN ('round', 'seed', 'config', 'commitment'));
`;

const grants = `
GRANT SELECT (created_xid) ON seed_chain TO glasshouse_auditor;
GRANT SELECT (opened_xid) ON shared_round TO glasshouse_auditor;
`;
