import { Migration } from '@mikro-orm/migrations';

/** A win above the second bound is released by two people. */
export class Migration058TwoPeople extends Migration {
  override up(): void {
    this.addSql(`
ALTER TABLE held_win ADD needed smallint NOT NULL DEFAULT 1, ADD approved_by bigint, ADD approved_at bigint,
  ADD CONSTRAINT held_win_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES app_user,
  ADD CONSTRAINT held_win_needed CHECK (needed IN (1, 2)),
  ADD CONSTRAINT held_win_approved CHECK (approved_by IS NULL OR needed = 2 AND approved_at IS NOT NULL AND approved_by <> user_id),
  ADD CONSTRAINT held_win_two_people
    CHECK (status <> 'released' OR needed = 1 OR (approved_by IS NOT NULL AND approved_by <> decided_by));
GRANT INSERT (needed), UPDATE (approved_by, approved_at) ON held_win TO glasshouse_app;
`);
  }
}
