import { Migration } from '@mikro-orm/migrations';

/**
 * Where money is paid to is sealed; `purse_number` and `memo_tag` of a withdrawal are what is shown of it. Rows from before are sealed by
 * the next start of a server, which has the key: the application's role cannot rewrite them. What a player's deposits came from, and
 * why play was closed to them when they asked, decide who has to approve.
 */
export class Migration044SealedDestinations extends Migration {
  override up(): void {
    this.addSql(`
ALTER TABLE payment ADD purse_sealed bytea, ADD destination_key bytea, ADD destination_identity bytea, ADD closure text;
ALTER TABLE payment ADD CONSTRAINT payment_sealed
  CHECK (purse_sealed IS NULL OR code = 2 AND destination_key IS NOT NULL AND destination_identity IS NOT NULL);
CREATE INDEX payment_unsealed ON payment (id) WHERE code = 2 AND purse_sealed IS NULL;

CREATE TABLE deposit_source (
  payment_id integer PRIMARY KEY,
  user_id bigint NOT NULL,
  key bytea NOT NULL,
  CONSTRAINT deposit_source_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment,
  CONSTRAINT deposit_source_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user
);
CREATE INDEX deposit_source_key ON deposit_source (user_id, key);
GRANT SELECT, INSERT ON deposit_source TO glasshouse_app;
`);
  }
}
