import { Migration } from '@mikro-orm/migrations';

/** What witnesses have cosigned of closings: when they saw one, before anybody could know its outcome. */
export class Migration018Closings extends Migration {
  override up(): void {
    for (const sql of [cosignatures, grants]) this.addSql(sql);
  }
}

// A witness that signs a closing again says nothing new about it: its first line stays.
const cosignatures = `
CREATE TABLE closing_cosignature (
  round_id uuid NOT NULL,
  witness text NOT NULL,
  line text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (round_id, witness)
);
`;

const grants = `
GRANT SELECT, INSERT ON closing_cosignature TO glasshouse_app;
GRANT SELECT (round_id, witness, line, at) ON closing_cosignature TO glasshouse_auditor;
`;
