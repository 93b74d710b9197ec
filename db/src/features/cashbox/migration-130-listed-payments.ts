import { Migration } from '@mikro-orm/migrations';

/** Indexes by which the office lists payments and finds those that a person has to look at, however many there are. */
export class Migration130ListedPayments extends Migration {
  // outside of a transaction, so that payments go on while they are built
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    for (const [name, on] of Object.entries(indexes)) {
      this.addSql(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`); // a part of one that was broken off
      this.addSql(`CREATE INDEX CONCURRENTLY ${name} ON ${on}`);
    }
  }
}

const indexes = {
  payment_created: 'payment (created_at, id)',
  payment_base: 'payment (base_minor)',
  payment_payway: 'payment (payway_id, id)',
  payment_provider: 'payment (provider, id)',
  provider_payment_loose: `provider_payment (id) WHERE credited_by IS NULL AND state <> 'failed'`,
  payment_event_contradicted: `payment_event (payment_id) WHERE kind = 'contradicted'`,
} as const;
