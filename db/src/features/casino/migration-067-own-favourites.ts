import { Migration } from '@mikro-orm/migrations';

/** Favourites among the house's own games, which stand in no catalogue: a game is named by its id. */
export class Migration067OwnFavourites extends Migration {
  override up(): void {
    this.addSql(table);
  }
}

const table = `
CREATE TABLE favourite_own_game (
  user_id bigint NOT NULL,
  game text NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, game),
  CONSTRAINT favourite_own_game_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user
);
GRANT SELECT, INSERT, DELETE ON favourite_own_game TO glasshouse_app;
`;
