import { Migration } from '@mikro-orm/migrations';

/**
 * A player's list of destinations points to the withdrawal that has each of them sealed: nothing private is stored a second
 * time, and only what its owner was accepted for can be on it.
 */
export class Migration062SavedDestinations extends Migration {
  override up(): void {
    this.addSql(`
ALTER TABLE payout_destination ADD saved_payment_id integer,
  ADD CONSTRAINT payout_destination_saved_payment_id_fkey FOREIGN KEY (saved_payment_id) REFERENCES payment;
UPDATE payout_destination d SET saved_payment_id =
  (SELECT max(p.id) FROM payment p WHERE p.user_id = d.user_id AND p.code = 2 AND p.destination_key = d.key)`);
  }
}
