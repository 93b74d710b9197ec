import { Migration } from '@mikro-orm/migrations';

/** Where money is paid to identifies a person, too. Accounts get these keys when they are looked at next. */
export class Migration021DestinationKeys extends Migration {
  override up(): void {
    this.addSql(`
ALTER TABLE identity_key DROP CONSTRAINT identity_key_kind;
ALTER TABLE identity_key ADD CONSTRAINT identity_key_kind
  CHECK (kind IN ('profile', 'email', 'document', 'device', 'destination'));
`);
  }
}
