import { Migration } from '@mikro-orm/migrations';

/** Adds each player's earnings parts by day. The job fills in days counted before. */
export class Migration125PlayerFigures extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE finance_player_day (
        user_id bigint NOT NULL,
        day integer NOT NULL,
        staked bigint NOT NULL,
        paid bigint NOT NULL,
        bonuses bigint NOT NULL,
        fees bigint NOT NULL,
        partners bigint NOT NULL,
        other bigint NOT NULL,
        PRIMARY KEY (user_id, day)
      );
      CREATE INDEX finance_player_day_day ON finance_player_day (day);
      ALTER TABLE finance_count ADD COLUMN has_players boolean NOT NULL DEFAULT false;
      GRANT SELECT, INSERT, DELETE ON finance_player_day TO glasshouse_app;
    `);
  }
}
