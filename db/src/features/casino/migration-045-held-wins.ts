import { Migration } from '@mikro-orm/migrations';

/** Wins of providers that wait for a person: their money is held. */
export class Migration045HeldWins extends Migration {
  override up(): void {
    this.addSql(`
CREATE TABLE held_win (
  transaction_id uuid PRIMARY KEY,
  hold_id uuid NOT NULL CONSTRAINT held_win_hold_id_key UNIQUE,
  user_id bigint NOT NULL,
  amount bigint NOT NULL,
  status text NOT NULL DEFAULT 'waiting',
  created_at bigint NOT NULL,
  decided_by bigint,
  decided_at bigint,
  reason text NOT NULL DEFAULT '',
  CONSTRAINT held_win_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES slot_transaction,
  CONSTRAINT held_win_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user,
  CONSTRAINT held_win_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES app_user,
  CONSTRAINT held_win_amount CHECK (amount > 0),
  CONSTRAINT held_win_status CHECK (status IN ('waiting', 'released', 'refused')),
  CONSTRAINT held_win_decided CHECK ((status = 'waiting') = (decided_by IS NULL) AND (decided_by IS NULL) = (decided_at IS NULL)),
  CONSTRAINT held_win_not_own CHECK (decided_by <> user_id)
);
CREATE INDEX held_win_waiting ON held_win (created_at) WHERE status = 'waiting';
GRANT SELECT, INSERT (transaction_id, hold_id, user_id, amount, created_at), UPDATE (status, decided_by, decided_at, reason)
  ON held_win TO glasshouse_app;
`);
  }
}
