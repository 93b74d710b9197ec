import { Migration } from '@mikro-orm/migrations';

/** A game for money ends with the sign-in that opened it. A renewed sign-in keeps its moment: it is known by that. */
export class Migration039SignedIn extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE slot_session ADD COLUMN signed_in_at timestamptz');
  }
}
