import { Migration } from '@mikro-orm/migrations';

/** A document is asked for before the one that counts expires. */
export class Migration101IdentityThresholds extends Migration {
  override up(): void {
    this.addSql(`
ALTER TABLE kyc_request DROP CONSTRAINT kyc_request_cause, ADD CONSTRAINT kyc_request_cause
  CHECK (cause IN ('second', 'expired', 'expiring', 'unclear', 'address', 'threshold'))`);
  }
}
