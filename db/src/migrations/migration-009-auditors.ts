import { Migration } from '@mikro-orm/migrations';

/**
 * The role under which auditors read: what rounds and money are checked by, and nothing that could be used. Columns are
 * named one by one, so a column that is added later stays closed until somebody opens it; `auditors.test.ts` asks.
 */
export class Migration009Auditors extends Migration {
  override up(): void {
    for (const sql of [finding, revealed, role, grants]) this.addSql(sql);
  }
}

// A record is looked up by its hash. Four bytes a leaf; nothing on the path that settles bets.
const finding = 'CREATE INDEX log_entry_hash_index ON log_entry USING hash (hash)';

// What a seed was, once it is public. The views read as their owner: who may read them may not read the tables' seeds.
const revealed = `
CREATE VIEW revealed_pair WITH (security_barrier) AS
  SELECT id, server_seed_hash, server_seed, nonce, revealed_at FROM seed_pair WHERE status = 'revealed';
CREATE VIEW revealed_round WITH (security_barrier) AS
  SELECT id, game, number, chain_id, chain_index, commitment, server_seed, finished_at FROM shared_round
  WHERE state IN ('drawn', 'settled', 'void');
`;

const role = `
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'glasshouse_auditor') THEN
    CREATE ROLE glasshouse_auditor NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$
BEGIN
  IF NOT pg_has_role(current_user, 'glasshouse_auditor', 'MEMBER') THEN
    EXECUTE format('GRANT glasshouse_auditor TO %I', current_user);
  END IF;
END $$;
`;

const grants = `
GRANT USAGE ON SCHEMA public TO glasshouse_auditor;
GRANT SELECT (id, public_id, nick) ON app_user TO glasshouse_auditor;
GRANT SELECT (id, code, name, course_micro) ON currency TO glasshouse_auditor;
GRANT SELECT (id, user_id, kind, unit, balance, version) ON ledger_account TO glasshouse_auditor;
GRANT SELECT (id, kind, scope, key, at, xid) ON ledger_transaction TO glasshouse_auditor;
GRANT SELECT (transaction_id, line, account_id, amount, balance_after, version) ON ledger_entry TO glasshouse_auditor;
GRANT SELECT (id, user_id, account_id, source_account_id, amount, reason, ref, status, created_at, resolved_at, resolved_by)
  ON ledger_hold TO glasshouse_auditor;
GRANT SELECT (account_id, balance, horizon) ON ledger_rollup TO glasshouse_auditor;
GRANT SELECT (id, game, version, hash, config, status, author_id, reason, created_at, published_xid, based_on, approved_by,
  approved_at, activated_at, candidate_ppm) ON game_config TO glasshouse_auditor;
GRANT SELECT (id, config_id, kind, actor_id, reason, details, at, xid) ON game_config_event TO glasshouse_auditor;
GRANT SELECT (id, user_id, server_seed_hash, client_seed, nonce, status, created_at, revealed_at, revealed_xid)
  ON seed_pair TO glasshouse_auditor;
GRANT SELECT (id, game, terminator, length, next_index, status, created_at) ON seed_chain TO glasshouse_auditor;
GRANT SELECT (id, game, user_id, seed_pair_id, nonce, client_seed, config_id, account_kind, stake, payout, choice, moves,
  outcome, at, settled_xid) ON round TO glasshouse_auditor;
GRANT SELECT (id, game, number, state, config_id, commitment, chain_id, chain_index, opened_at, closed_at, drawn_at,
  finished_at, entropy, outcome, settled_xid) ON shared_round TO glasshouse_auditor;
GRANT SELECT (round_id, seq, event) ON shared_event TO glasshouse_auditor;
GRANT SELECT (id, round_id, seq, game, user_id, account_kind, account_id, currency_id, stake, payout, choice, client_seed, at)
  ON shared_bet TO glasshouse_auditor;
GRANT SELECT (leaf_index, kind, ref, hash) ON log_entry TO glasshouse_auditor;
GRANT SELECT (level, node_index, hash) ON log_node TO glasshouse_auditor;
GRANT SELECT (size, root, note, at) ON log_head TO glasshouse_auditor;
GRANT SELECT (id, horizon, size) ON log_cursor TO glasshouse_auditor;
GRANT SELECT (id, server_seed_hash, server_seed, nonce, revealed_at) ON revealed_pair TO glasshouse_auditor;
GRANT SELECT (id, game, number, chain_id, chain_index, commitment, server_seed, finished_at)
  ON revealed_round TO glasshouse_auditor;
`;
