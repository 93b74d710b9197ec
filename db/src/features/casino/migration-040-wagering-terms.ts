import { Migration } from '@mikro-orm/migrations';

/**
 * What counts towards wagering may change while a player plays something through: when staff took a game out, and when a
 * player's present wagering began. And indexes: for rollbacks of several rounds, and for late rounds, which are those that are paid.
 */
export class Migration040WageringTerms extends Migration {
  override up(): void {
    for (const sql of [terms, undoes, late]) this.addSql(sql);
  }
}

// Wagering that is running began before staff could take a game out.
const terms = `
ALTER TABLE provider_game ADD COLUMN uncounted_at bigint;
ALTER TABLE wagering ADD COLUMN started_at bigint NOT NULL DEFAULT 0;
`;

// Which refunds and rollbacks name a bet. Bets and wins name nothing, so they are not in it.
const undoes = `
CREATE INDEX slot_transaction_undoes ON slot_transaction USING gin (undoes) WITH (fastupdate = off) WHERE undoes IS NOT NULL;
`;

const late = `
DROP INDEX slot_round_late;
CREATE INDEX slot_round_late ON slot_round (last_at) WHERE state = 'settled' AND ending = 'provider' AND settled_by IS NULL AND payout > 0;
`;
