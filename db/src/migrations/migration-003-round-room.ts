import { Migration } from '@mikro-orm/migrations';

/**
 * Room on the pages of solo rounds for those of several steps: a move then stays on its page and touches no index.
 * Without it two moves of three were written into the indexes too.
 */
export class Migration003RoundRoom extends Migration {
  override up(): void {
    this.addSql('ALTER TABLE round SET (fillfactor = 75)');
  }
}
