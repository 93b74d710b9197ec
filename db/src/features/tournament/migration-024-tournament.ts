import { Migration } from '@mikro-orm/migrations';

/**
 * The daily tournament. The application's role may open a day and settle it once; it cannot rewrite prizes, entries or
 * places.
 */
export class Migration024Tournament extends Migration {
  override up(): void {
    for (const sql of [reached, tables, guards, applicationRole]) this.addSql(sql);
  }
}

// When a player reached their sum: it decides ties.
const reached = 'ALTER TABLE played_day ADD COLUMN reached_at bigint NOT NULL DEFAULT 0';

const tables = `
CREATE TABLE tournament_day (
  day integer PRIMARY KEY,
  bank bigint NOT NULL,
  bank_ton integer NOT NULL,
  course_micro bigint NOT NULL,
  shares integer[] NOT NULL,
  terms smallint NOT NULL,
  opened_at bigint NOT NULL,
  settled_at bigint,
  transaction_id uuid,
  CONSTRAINT tournament_day_bank CHECK (bank >= 0 AND bank_ton >= 0 AND course_micro > 0),
  CONSTRAINT tournament_day_paid CHECK (transaction_id IS NULL OR settled_at IS NOT NULL)
);
CREATE INDEX tournament_day_open ON tournament_day (day) WHERE settled_at IS NULL;
CREATE TABLE tournament_entry (
  day integer NOT NULL,
  user_id bigint NOT NULL,
  registered_at bigint NOT NULL,
  PRIMARY KEY (day, user_id),
  CONSTRAINT tournament_entry_day_fkey FOREIGN KEY (day) REFERENCES tournament_day,
  CONSTRAINT tournament_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user
);
CREATE INDEX tournament_entry_user ON tournament_entry (user_id, day);
CREATE TABLE tournament_place (
  day integer NOT NULL,
  place smallint NOT NULL,
  user_id bigint NOT NULL,
  staked bigint NOT NULL,
  reached_at bigint NOT NULL,
  prize bigint NOT NULL,
  told_at bigint,
  PRIMARY KEY (day, place),
  CONSTRAINT tournament_place_once UNIQUE (day, user_id),
  CONSTRAINT tournament_place_entry_fkey FOREIGN KEY (day, user_id) REFERENCES tournament_entry,
  CONSTRAINT tournament_place_amounts CHECK (place > 0 AND staked > 0 AND prize >= 0)
);
CREATE INDEX tournament_place_untold ON tournament_place (user_id) WHERE told_at IS NULL;
`;

const guards = `
CREATE FUNCTION guard_tournament_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.settled_at IS NULL THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the tournament of day % is settled', OLD.day USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER tournament_day_life BEFORE UPDATE ON tournament_day FOR EACH ROW EXECUTE FUNCTION guard_tournament_day();
`;

const applicationRole = `
GRANT UPDATE (reached_at) ON played_day TO glasshouse_app;
GRANT SELECT, INSERT (day, bank, bank_ton, course_micro, shares, terms, opened_at) ON tournament_day TO glasshouse_app;
GRANT UPDATE (settled_at, transaction_id) ON tournament_day TO glasshouse_app;
GRANT SELECT, INSERT ON tournament_entry, tournament_place TO glasshouse_app;
GRANT UPDATE (told_at) ON tournament_place TO glasshouse_app;
`;
