import { Migration } from '@mikro-orm/migrations';

/** Uploads, which lay on the disk of the process that took them. */
export class Migration090StoredFiles extends Migration {
  override up(): void {
    this.addSql(`
CREATE TABLE stored_file (
  area text NOT NULL,
  name text NOT NULL,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (area, name)
);
ALTER TABLE stored_file ALTER content SET STORAGE EXTERNAL; -- pictures and sealed bytes do not get smaller
GRANT SELECT, INSERT, UPDATE, DELETE ON stored_file TO glasshouse_app;`);
  }
}
