import { Migration } from '@mikro-orm/migrations';

/** Messages that show a settled bet. The index keeps a bet from being shared twice in a room on one day (UTC). */
export class Migration072ChatBets extends Migration {
  override up(): void {
    this.addSql(sharedBets);
  }
}

const sharedBets = `
ALTER TABLE chat_message ADD bet_id uuid, ADD bet_multiplier_ppm bigint,
  ADD CONSTRAINT chat_message_bet CHECK ((bet_id IS NULL) = (bet_multiplier_ppm IS NULL));
CREATE UNIQUE INDEX chat_message_bet_once ON chat_message (bet_id, room, (at / 86400000)) WHERE bet_id IS NOT NULL;
`;
