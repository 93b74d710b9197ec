import { Migration } from '@mikro-orm/migrations';

/** Every version of a ready answer, as it was written and by whom: none is ever changed. */
export class Migration100ReadyVersions extends Migration {
  override up(): void {
    this.addSql(readyVersions);
  }
}

const readyVersions = `
CREATE TABLE support_ready_version (
  answer_id integer NOT NULL,
  version integer NOT NULL,
  title text NOT NULL,
  queue text,
  bodies jsonb NOT NULL,
  edited_by bigint NOT NULL,
  edited_at bigint NOT NULL,
  PRIMARY KEY (answer_id, version),
  CONSTRAINT support_ready_version_answer_id_fkey FOREIGN KEY (answer_id) REFERENCES support_ready_answer,
  CONSTRAINT support_ready_version_edited_by_fkey FOREIGN KEY (edited_by) REFERENCES app_user
);
INSERT INTO support_ready_version (answer_id, version, title, queue, bodies, edited_by, edited_at)
SELECT id, version, title, queue, bodies, edited_by, edited_at FROM support_ready_answer;
GRANT SELECT, INSERT ON support_ready_version TO glasshouse_app;
`;
