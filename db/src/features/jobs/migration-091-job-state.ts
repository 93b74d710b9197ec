import { Migration } from '@mikro-orm/migrations';

/** How the recurring work of all processes goes: one row a job. */
export class Migration091JobState extends Migration {
  override up(): void {
    this.addSql(`
CREATE TABLE job_state (
  name text PRIMARY KEY,
  every_ms bigint NOT NULL,
  started_at bigint NOT NULL,
  succeeded_at bigint,
  failed_at bigint,
  error text,
  failures bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 50);
GRANT SELECT, INSERT, UPDATE ON job_state TO glasshouse_app;`);
  }
}
