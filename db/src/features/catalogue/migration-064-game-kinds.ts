import { Migration } from '@mikro-orm/migrations';

/**
 * Blackjack, crash and keno stood among slots. Games that are stored move to their kind by the aggregator's type, as
 * imported ones do; the next import would move them as well.
 */
export class Migration064GameKinds extends Migration {
  override up(): void {
    for (const sql of [constraint, kinds]) this.addSql(sql);
  }
}

const constraint = `
ALTER TABLE provider_game DROP CONSTRAINT provider_game_category,
  ADD CONSTRAINT provider_game_category CHECK (category IN ('slots', 'live', 'table', 'instant', 'lottery'))`;

const kinds = `
UPDATE provider_game SET category = CASE
    WHEN kind ~* 'roulette|blackjack|baccarat|poker|table|card|craps|sic ?bo' THEN 'table'
    WHEN kind ~* 'lotter|keno|bingo|scratch' THEN 'lottery'
    ELSE 'instant' END
WHERE category = 'slots' AND kind !~* 'slot'
  AND kind ~* 'roulette|blackjack|baccarat|poker|table|card|craps|sic ?bo|lotter|keno|bingo|scratch|crash|instant|arcade|fishing|shooting'`;
