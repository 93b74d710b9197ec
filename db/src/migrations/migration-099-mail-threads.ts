import { Migration } from '@mikro-orm/migrations';

/** Letters that can be answered: the thread that they stand in, and the address that answers go to. */
export class Migration099MailThreads extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE mail ADD thread text, ADD reply_to text;');
  }
}
