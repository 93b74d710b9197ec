import { Migration } from '@mikro-orm/migrations';

/**
 * The lottery of a trial is salted by a beacon's round that was announced when the trial began: until it is there nobody plays
 * the candidate. A trial that runs already goes on without a salt, as its leaf says.
 */
export class Migration054TrialLights extends Migration {
  override up(): void {
    for (const sql of [salt, kinds, roles]) this.addSql(sql);
  }
}

const salt = `
ALTER TABLE game_config ADD COLUMN candidate_salt text;
UPDATE game_config SET candidate_salt = '' WHERE status = 'candidate';
ALTER TABLE game_config ADD CONSTRAINT game_config_candidate_salt CHECK (candidate_salt IS NULL OR status = 'candidate');
`;

const kinds = `
ALTER TABLE game_config_event DROP CONSTRAINT game_config_event_kind;
ALTER TABLE game_config_event ADD CONSTRAINT game_config_event_kind CHECK (kind IN ('saved', 'checked', 'approved', 'rejected',
  'replaced', 'activated', 'retired', 'candidate.started', 'candidate.lit', 'candidate.stopped'));
`;

const roles = `
GRANT UPDATE (candidate_salt) ON game_config TO glasshouse_app;
GRANT SELECT (candidate_salt) ON game_config TO glasshouse_auditor;
`;
