import { Migration } from '@mikro-orm/migrations';

/**
 * The commitment of a player's pair enters the log when the pair is made, before anybody can know its client seed. Pairs
 * that are there already enter it now; those that had bets before stay told apart by the order of the log. Each client
 * seed serves one pair: those of earlier bets are taken in as used.
 */
export class Migration050PairLeaves extends Migration {
  override up(): void {
    for (const sql of [unplayed, committed, used, kinds, grants]) this.addSql(sql);
  }
}

// a current pair without bets may have a client seed of before it: its player's browser makes another for the next one
const unplayed = `
UPDATE seed_pair SET status = 'revealed', revealed_xid = pg_current_xact_id(),
  revealed_at = floor(extract(epoch FROM clock_timestamp()) * 1000)
WHERE status = 'current' AND nonce = 0;
`;

// a next pair has no client seed: its player's browser makes one when it has seen the commitment
const committed = `
ALTER TABLE seed_pair ADD COLUMN committed_xid xid8, ADD COLUMN started_at bigint;
ALTER TABLE seed_pair ALTER COLUMN committed_xid SET DEFAULT pg_current_xact_id();
ALTER TABLE seed_pair ALTER COLUMN client_seed SET DEFAULT '';
UPDATE seed_pair SET committed_xid = pg_current_xact_id(), client_seed = CASE status WHEN 'next' THEN '' ELSE client_seed END
WHERE status <> 'revealed';
CREATE INDEX seed_pair_committed_xid_index ON seed_pair (committed_xid) WHERE committed_xid IS NOT NULL;
`;

const used = `
CREATE TABLE used_client_seed (
  user_id bigint NOT NULL,
  client_seed text NOT NULL,
  PRIMARY KEY (user_id, client_seed),
  CONSTRAINT used_client_seed_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user
);
INSERT INTO used_client_seed
SELECT user_id, client_seed FROM round UNION SELECT user_id, client_seed FROM seed_pair WHERE client_seed <> '';
`;

const kinds = `
ALTER TABLE log_entry DROP CONSTRAINT log_entry_kind;
ALTER TABLE log_entry ADD CONSTRAINT log_entry_kind
  CHECK (kind IN ('round', 'seed', 'pair', 'config', 'commitment', 'config.event', 'guardrail'));
`;

const grants = `
GRANT SELECT, INSERT ON used_client_seed TO glasshouse_app;
GRANT UPDATE (started_at) ON seed_pair TO glasshouse_app;
GRANT SELECT (committed_xid, started_at) ON seed_pair TO glasshouse_auditor;
`;
