import { Migration } from '@mikro-orm/migrations';

/** Each place of a day has a least stake, so many times its prize. Days that were opened before have none. */
export class Migration048LeastStakes extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE tournament_day ADD COLUMN stake_times integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT tournament_day_stake_times CHECK (stake_times >= 0);
      GRANT INSERT (stake_times) ON tournament_day TO glasshouse_app;
    `);
  }
}
