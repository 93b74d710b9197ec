import { Migration } from '@mikro-orm/migrations';

/** Airdrops. The application's role may count claims and end an airdrop once; it cannot rewrite the terms. */
export class Migration032Airdrop extends Migration {
  override up(): void {
    for (const sql of [tables, guards, applicationRole]) this.addSql(sql);
  }
}

const tables = `
CREATE TABLE airdrop (
  uid uuid PRIMARY KEY,
  creator_id bigint NOT NULL,
  is_house boolean NOT NULL,
  count integer NOT NULL,
  award bigint NOT NULL,
  min_status smallint NOT NULL,
  taken integer NOT NULL DEFAULT 0,
  started_at bigint NOT NULL,
  ends_at bigint NOT NULL,
  ended_at bigint,
  started_by uuid,
  returned_by uuid,
  CONSTRAINT airdrop_creator_id_fkey FOREIGN KEY (creator_id) REFERENCES app_user,
  CONSTRAINT airdrop_amounts CHECK (count > 0 AND award > 0 AND taken BETWEEN 0 AND count),
  CONSTRAINT airdrop_times CHECK (ends_at > started_at AND (taken < count OR ended_at IS NOT NULL)),
  CONSTRAINT airdrop_payer CHECK (is_house = (started_by IS NULL)),
  CONSTRAINT airdrop_returned CHECK (returned_by IS NULL OR (NOT is_house AND taken < count AND ended_at IS NOT NULL))
);
CREATE INDEX airdrop_creator ON airdrop (creator_id, started_at);
CREATE INDEX airdrop_open ON airdrop (ends_at) WHERE ended_at IS NULL;
CREATE INDEX airdrop_house ON airdrop (started_at) WHERE is_house;
CREATE TABLE airdrop_take (
  uid uuid NOT NULL,
  user_id bigint NOT NULL,
  grant_id bigint NOT NULL,
  paid_by uuid,
  returned_by uuid,
  settled_at bigint,
  at bigint NOT NULL,
  PRIMARY KEY (uid, user_id),
  CONSTRAINT airdrop_take_grant UNIQUE (grant_id),
  CONSTRAINT airdrop_take_uid_fkey FOREIGN KEY (uid) REFERENCES airdrop,
  CONSTRAINT airdrop_take_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user,
  CONSTRAINT airdrop_take_grant_id_fkey FOREIGN KEY (grant_id) REFERENCES bonus_grant,
  CONSTRAINT airdrop_take_returned CHECK (returned_by IS NULL OR (paid_by IS NOT NULL AND settled_at IS NOT NULL))
);
CREATE INDEX airdrop_take_user ON airdrop_take (user_id);
CREATE INDEX airdrop_take_unsettled ON airdrop_take (at) WHERE settled_at IS NULL AND paid_by IS NOT NULL;
`;

const guards = `
CREATE FUNCTION guard_airdrop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NULL AND NEW.taken >= OLD.taken THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'airdrop % has ended, or would have fewer awards taken', OLD.uid USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER airdrop_life BEFORE UPDATE ON airdrop FOR EACH ROW EXECUTE FUNCTION guard_airdrop();
CREATE FUNCTION guard_airdrop_take() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.settled_at IS NULL THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'an award of airdrop % is settled', OLD.uid USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER airdrop_take_life BEFORE UPDATE ON airdrop_take FOR EACH ROW EXECUTE FUNCTION guard_airdrop_take();
`;

const applicationRole = `
GRANT SELECT, INSERT (uid, creator_id, is_house, count, award, min_status, started_at, ends_at, started_by) ON airdrop
  TO glasshouse_app;
GRANT UPDATE (taken, ended_at, returned_by) ON airdrop TO glasshouse_app;
GRANT SELECT, INSERT (uid, user_id, grant_id, paid_by, at) ON airdrop_take TO glasshouse_app;
GRANT UPDATE (returned_by, settled_at) ON airdrop_take TO glasshouse_app;
`;
