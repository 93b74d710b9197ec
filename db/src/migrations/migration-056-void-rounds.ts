import { Migration } from '@mikro-orm/migrations';

/** Void rounds as the log's checkers see them: whether their light was out, and the draw that each has avoided. */
export class Migration056VoidRounds extends Migration {
  override up(): void {
    for (const sql of [voids, grants]) this.addSql(sql);
  }
}

// Everything here follows from the round and its beacon: a row that is lost is made again.
const voids = `
CREATE TABLE void_round (
  round_id uuid PRIMARY KEY,
  game text NOT NULL,
  reason text NOT NULL,
  light text NOT NULL,
  finished_at bigint NOT NULL,
  beacon_chain text,
  beacon_round bigint,
  signature text,
  stakes bigint,
  paid bigint,
  CONSTRAINT void_round_round_id_fkey FOREIGN KEY (round_id) REFERENCES shared_round,
  CONSTRAINT void_round_light CHECK (light IN ('unlit', 'lit', 'hidden')),
  CONSTRAINT void_round_beacon CHECK ((beacon_chain IS NULL) = (beacon_round IS NULL) AND (signature IS NULL OR beacon_round IS NOT NULL)),
  CONSTRAINT void_round_draw CHECK ((stakes IS NULL) = (paid IS NULL))
);
CREATE INDEX void_round_finished_at_index ON void_round (finished_at);
CREATE INDEX void_round_waiting_index ON void_round (finished_at) WHERE beacon_round IS NOT NULL AND signature IS NULL;
CREATE INDEX shared_round_void_index ON shared_round (finished_at) WHERE state = 'void';
`;

const grants = `
GRANT SELECT, INSERT, UPDATE ON void_round TO glasshouse_app;
GRANT SELECT (round_id, game, reason, light, finished_at, beacon_chain, beacon_round, signature, stakes, paid)
  ON void_round TO glasshouse_auditor;
`;
