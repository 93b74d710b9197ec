import { Migration } from '@mikro-orm/migrations';

/**
 * Whether a version of a game takes bets now, and until the asking transaction ends: a change of the game's versions waits
 * for it, and is the later transaction in the log. Each look takes a snapshot of its own: it sees a change that it waited for.
 */
export class Migration051VersionsAtBets extends Migration {
  override up(): void {
    this.addSql(`
CREATE FUNCTION takes_bets(of_game text, version_id integer) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('game_config'), hashtext(of_game));
  RETURN EXISTS (SELECT FROM game_config c WHERE c.id = version_id AND c.status IN ('active', 'candidate'));
END $$;
`);
  }
}
