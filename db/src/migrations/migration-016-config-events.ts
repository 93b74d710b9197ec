import { Migration } from '@mikro-orm/migrations';

/**
 * What happens to a config's versions enters the log: who saved, approved and activated them. What happened before
 * enters it now, behind the configs that it brought into force.
 */
export class Migration016ConfigEvents extends Migration {
  override up(): void {
    for (const sql of [backlog, kinds]) this.addSql(sql);
  }
}

const backlog = `
UPDATE game_config_event SET xid = pg_current_xact_id();
CREATE INDEX game_config_event_xid_index ON game_config_event (xid);
`;

const kinds = `
ALTER TABLE log_entry DROP CONSTRAINT log_entry_kind;
ALTER TABLE log_entry ADD CONSTRAINT log_entry_kind CHECK (kind IN ('round', 'seed', 'config', 'commitment', 'config.event'));
`;
