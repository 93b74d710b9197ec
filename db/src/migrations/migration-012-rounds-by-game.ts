import { Migration } from '@mikro-orm/migrations';

/** The history of a game that few play beside one that many play: without it, all rounds of the others are read. */
export class Migration012RoundsByGame extends Migration {
  override up(): void {
    this.addSql('CREATE INDEX round_game_id_index ON round (game, id)');
  }
}
