import { Migration } from '@mikro-orm/migrations';

/**
 * A draw that costs nothing is a round from no account: it takes a number of its player's seed pair, and moves nothing.
 * What it was drawn for, its ticket, stands in its choice, and so in its record: of one player each is drawn once.
 */
export class Migration023FreeDraws extends Migration {
  override up(): void {
    this.addSql(`
ALTER TABLE round DROP CONSTRAINT round_amounts;
ALTER TABLE round ADD CONSTRAINT round_amounts CHECK (
  (account_kind <> 'none' AND stake > 0 AND payout >= 0)
  OR (account_kind = 'none' AND stake = 0 AND payout = 0 AND settled_xid IS NOT NULL AND choice->>'ticket' IS NOT NULL));
CREATE UNIQUE INDEX round_ticket ON round (user_id, game, (choice->>'ticket')) WHERE account_kind = 'none';
`);
  }
}
