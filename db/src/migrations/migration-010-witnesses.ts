import { Migration } from '@mikro-orm/migrations';

/** What witnesses have cosigned of the transparency log. */
export class Migration010Witnesses extends Migration {
  override up(): void {
    for (const sql of [cosignatures, grants]) this.addSql(sql);
  }
}

// A witness that signs a head again says nothing new about it: its first line stays.
const cosignatures = `
CREATE TABLE log_cosignature (
  size bigint NOT NULL REFERENCES log_head (size),
  witness text NOT NULL,
  line text NOT NULL,
  at bigint NOT NULL,
  PRIMARY KEY (size, witness)
);
`;

const grants = `
GRANT SELECT, INSERT ON log_cosignature TO glasshouse_app;
GRANT SELECT (size, witness, line, at) ON log_cosignature TO glasshouse_auditor;
`;
