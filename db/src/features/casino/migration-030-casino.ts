import { Migration } from '@mikro-orm/migrations';

/**
 * Provider games: the aggregator's catalogue, players' sessions, and the wallet behind its callbacks. Provider transactions
 * are append-only; the application's role may only mark what became of them.
 */
export class Migration030Casino extends Migration {
  override up(): void {
    for (const sql of [catalogue, tables, sessions, wallet, tallies, counters, applicationRole]) this.addSql(sql);
  }
}

// `search` holds the names normalised for search: one alphabet, no diacritics. PostgreSQL assumes similarity is cheap and would
// scan every game; a pending list of the index would be read by every search.
const catalogue = `
CREATE EXTENSION IF NOT EXISTS pg_trgm;
ALTER TABLE provider ADD COLUMN hidden boolean NOT NULL DEFAULT false;
ALTER TABLE provider_game
  ADD COLUMN phone_identifier text,
  ADD COLUMN on_desktop boolean NOT NULL DEFAULT true,
  ADD COLUMN kind text NOT NULL DEFAULT '',
  ADD COLUMN rtp_hundredths integer,
  ADD COLUMN has_lobby boolean NOT NULL DEFAULT false,
  ADD COLUMN picture_source text,
  ADD COLUMN cashback boolean NOT NULL DEFAULT false,
  ADD COLUMN tournament boolean NOT NULL DEFAULT false,
  ADD COLUMN counts boolean NOT NULL DEFAULT true,
  ADD COLUMN gone boolean NOT NULL DEFAULT false,
  ADD COLUMN sort_order integer NOT NULL DEFAULT 0,
  ADD COLUMN search text NOT NULL DEFAULT '',
  ADD COLUMN measured_rounds bigint NOT NULL DEFAULT 0,
  ADD COLUMN measured_staked bigint NOT NULL DEFAULT 0,
  ADD COLUMN measured_paid bigint NOT NULL DEFAULT 0;
CREATE INDEX provider_game_search ON provider_game USING gin (search gin_trgm_ops) WITH (fastupdate = off);
CREATE FUNCTION find_provider_games(asked text, typed_otherwise text, phone boolean, most integer)
  RETURNS TABLE (id bigint, score real) LANGUAGE sql STABLE PARALLEL SAFE
  SET pg_trgm.word_similarity_threshold TO 0.4 SET enable_seqscan TO off AS $$
  SELECT g.id, (greatest(word_similarity(asked, g.search), 0.9 * word_similarity(typed_otherwise, g.search))
    + CASE WHEN g.search LIKE asked || '%' THEN 0.5 WHEN g.search LIKE '%' || asked || '%' THEN 0.3 ELSE 0 END)::real AS score
  FROM provider_game g JOIN provider p ON p.id = g.provider_id
  WHERE (g.search %> asked OR g.search %> typed_otherwise OR g.search LIKE '%' || asked || '%')
    AND NOT g.hidden AND NOT g.gone AND NOT p.hidden AND CASE WHEN phone THEN g.on_mobile ELSE g.on_desktop END
  ORDER BY score DESC, g.amount DESC, p.sort_order, g.sort_order, g.id
  LIMIT most
$$;
CREATE INDEX provider_game_phone_identifier ON provider_game (phone_identifier) WHERE phone_identifier IS NOT NULL;
`;

const tables = `
CREATE TABLE favourite_game (
  user_id bigint NOT NULL,
  game_id bigint NOT NULL,
  created_at bigint NOT NULL,
  PRIMARY KEY (user_id, game_id),
  CONSTRAINT favourite_game_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user,
  CONSTRAINT favourite_game_game_id_fkey FOREIGN KEY (game_id) REFERENCES provider_game
);
CREATE TABLE recent_game (
  user_id bigint NOT NULL,
  game_id bigint NOT NULL,
  opened_at bigint NOT NULL,
  PRIMARY KEY (user_id, game_id),
  CONSTRAINT recent_game_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user,
  CONSTRAINT recent_game_game_id_fkey FOREIGN KEY (game_id) REFERENCES provider_game
);
CREATE INDEX recent_game_opened ON recent_game (user_id, opened_at);
`;

// The course is fixed for a session, so that stakes and wins are converted alike.
const sessions = `
CREATE TABLE slot_session (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL,
  game_id bigint NOT NULL,
  sent_game text NOT NULL,
  account_kind text NOT NULL,
  account_id bigint NOT NULL,
  currency_id smallint NOT NULL,
  currency text NOT NULL,
  course_micro bigint NOT NULL,
  url text,
  opened_at bigint NOT NULL,
  ended_at bigint,
  CONSTRAINT slot_session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user,
  CONSTRAINT slot_session_game_id_fkey FOREIGN KEY (game_id) REFERENCES provider_game,
  CONSTRAINT slot_session_account CHECK (account_kind IN ('real', 'bonus')),
  CONSTRAINT slot_session_course CHECK (course_micro > 0)
);
CREATE UNIQUE INDEX slot_session_one_open ON slot_session (user_id) WHERE ended_at IS NULL;
`;

// No foreign keys on what callbacks write, for the reason of 001. Every provider transaction has a row, even one that arrives
// after it was undone and moves nothing.
const wallet = `
CREATE TABLE slot_round (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL,
  game_id bigint NOT NULL,
  session_id uuid NOT NULL,
  sent_id text NOT NULL,
  account_kind text NOT NULL,
  currency text NOT NULL,
  course_micro bigint NOT NULL,
  counts boolean NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  state text NOT NULL,
  ending text,
  said_open boolean NOT NULL DEFAULT false,
  settled_by uuid,
  started_at bigint NOT NULL,
  last_at bigint NOT NULL,
  CONSTRAINT slot_round_sent UNIQUE (user_id, game_id, sent_id),
  CONSTRAINT slot_round_amounts CHECK (stake >= 0 AND payout >= 0),
  CONSTRAINT slot_round_state CHECK (state IN ('open', 'settled', 'void')),
  CONSTRAINT slot_round_ending CHECK ((state = 'open') = (ending IS NULL) AND ending IN ('provider', 'silence'))
) WITH (fillfactor = 70);
CREATE INDEX slot_round_user ON slot_round (user_id, id);
CREATE INDEX slot_round_session ON slot_round (session_id);
CREATE INDEX slot_round_open ON slot_round (last_at) WHERE state = 'open';
CREATE INDEX slot_round_open_user ON slot_round (user_id) WHERE state = 'open';
CREATE INDEX slot_round_silent ON slot_round (last_at) WHERE ending = 'silence';

CREATE TABLE slot_transaction (
  id uuid PRIMARY KEY,
  sent_id text NOT NULL,
  round_id uuid,
  user_id bigint NOT NULL,
  action text NOT NULL,
  type text NOT NULL,
  amount bigint NOT NULL,
  sent_amount bigint NOT NULL,
  request_hash bytea,
  undoes text[],
  undone_by uuid,
  short bigint NOT NULL DEFAULT 0,
  at bigint NOT NULL,
  CONSTRAINT slot_transaction_sent_id UNIQUE (sent_id),
  CONSTRAINT slot_transaction_action CHECK (action IN ('bet', 'win', 'refund', 'rollback')),
  CONSTRAINT slot_transaction_amounts CHECK (sent_amount >= 0 AND short >= 0 AND (amount >= 0 OR action = 'rollback')),
  CONSTRAINT slot_transaction_never CHECK (round_id IS NOT NULL OR amount = 0)
) WITH (fillfactor = 80);
CREATE INDEX slot_transaction_round ON slot_transaction (round_id);
`;

// What a settled round adds to its player's counters, and later corrections; each row is counted once.
const tallies = `
CREATE TABLE slot_tally (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  round_id uuid NOT NULL,
  user_id bigint NOT NULL,
  account_kind text NOT NULL,
  counts boolean NOT NULL,
  stake bigint NOT NULL,
  payout bigint NOT NULL,
  games smallint NOT NULL,
  win bigint NOT NULL,
  coef bigint,
  at bigint NOT NULL,
  counted boolean NOT NULL DEFAULT false
) WITH (fillfactor = 80);
CREATE INDEX slot_tally_uncounted ON slot_tally (user_id) WHERE NOT counted;
CREATE INDEX slot_tally_round ON slot_tally (round_id);

CREATE FUNCTION tally_slot_round() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_stake bigint := 0;
  was_payout bigint := 0;
  was_game int := 0;
BEGIN
  IF NEW.state = 'open' THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD.state <> 'open' THEN
    was_stake := OLD.stake; was_payout := OLD.payout; was_game := (OLD.stake > 0)::int;
  END IF;
  IF (NEW.stake, NEW.payout) = (was_stake, was_payout) THEN RETURN NULL; END IF;
  INSERT INTO slot_tally (round_id, user_id, account_kind, counts, stake, payout, games, win, coef, at)
  VALUES (NEW.id, NEW.user_id, NEW.account_kind, NEW.counts, NEW.stake - was_stake, NEW.payout - was_payout,
    (NEW.stake > 0)::int - was_game, NEW.payout, NEW.payout * 100 / nullif(NEW.stake, 0), NEW.last_at);
  RETURN NULL;
END $$;
CREATE TRIGGER slot_round_tally AFTER INSERT OR UPDATE OF state, stake, payout ON slot_round
  FOR EACH ROW EXECUTE FUNCTION tally_slot_round();

CREATE TABLE slot_hour (
  game_id bigint NOT NULL,
  hour integer NOT NULL,
  rounds bigint NOT NULL,
  staked bigint NOT NULL,
  paid bigint NOT NULL,
  PRIMARY KEY (game_id, hour)
);
CREATE TABLE slot_player (
  game_id bigint NOT NULL,
  user_id bigint NOT NULL,
  day integer NOT NULL,
  PRIMARY KEY (game_id, user_id)
);
`;

// A counted stake that is reversed later leaves a debt that the next stakes pay off: counters never decrease, because bonuses
// were released by them.
const counters = `
ALTER TABLE user_stats
  ADD COLUMN wager_bet bigint NOT NULL DEFAULT 0,
  ADD COLUMN real_owed bigint NOT NULL DEFAULT 0,
  ADD COLUMN wager_owed bigint NOT NULL DEFAULT 0,
  ADD COLUMN bonus_owed bigint NOT NULL DEFAULT 0;
UPDATE user_stats SET wager_bet = total_bet;
`;

const applicationRole = `
GRANT INSERT, UPDATE ON provider, provider_game TO glasshouse_app;
GRANT SELECT, INSERT, DELETE ON favourite_game TO glasshouse_app;
GRANT SELECT, INSERT, UPDATE ON recent_game, slot_hour, slot_player TO glasshouse_app;
GRANT SELECT, INSERT ON slot_session, slot_round, slot_transaction, slot_tally TO glasshouse_app;
GRANT UPDATE (url, ended_at) ON slot_session TO glasshouse_app;
GRANT UPDATE (stake, payout, state, ending, said_open, settled_by, last_at) ON slot_round TO glasshouse_app;
GRANT UPDATE (undone_by) ON slot_transaction TO glasshouse_app;
GRANT UPDATE (counted) ON slot_tally TO glasshouse_app;
GRANT UPDATE (wager_bet, real_owed, wager_owed, bonus_owed) ON user_stats TO glasshouse_app;
`;
