import { Migration } from '@mikro-orm/migrations';

/** Self-exclusions that bind a person: what identifies an account, and which accounts look like an excluded player's. */
export class Migration013Exclusions extends Migration {
  override up(): void {
    for (const sql of [keys, matches, documents, accounts, applicationRole]) this.addSql(sql);
  }
}

const keys = `
CREATE TABLE identity_key (
  user_id bigint NOT NULL,
  kind text NOT NULL,
  key_hash bytea NOT NULL,
  is_proven boolean NOT NULL,
  is_current boolean NOT NULL DEFAULT true,
  PRIMARY KEY (user_id, kind, key_hash),
  CONSTRAINT identity_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user,
  CONSTRAINT identity_key_kind CHECK (kind IN ('profile', 'email', 'document', 'device'))
);
CREATE INDEX identity_key_hash ON identity_key (key_hash);
`;

const matches = `
CREATE TABLE exclusion_match (
  user_id bigint NOT NULL,
  excluded_id bigint NOT NULL,
  kind text NOT NULL,
  is_proven boolean NOT NULL,
  matched_at timestamptz NOT NULL DEFAULT now(),
  decision text,
  decided_by bigint,
  decided_at timestamptz,
  PRIMARY KEY (user_id, excluded_id, kind),
  CONSTRAINT exclusion_match_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user,
  CONSTRAINT exclusion_match_excluded_id_fkey FOREIGN KEY (excluded_id) REFERENCES app_user,
  CONSTRAINT exclusion_match_decision CHECK (decision IN ('let_play', 'same_person')
    AND (decision IS NULL) = (decided_at IS NULL) AND (decision IS NULL) = (decided_by IS NULL))
);
CREATE INDEX exclusion_match_excluded ON exclusion_match (excluded_id);
CREATE INDEX exclusion_match_open ON exclusion_match (user_id) WHERE decision IS NULL;
`;

// Beside the hash of the file as it was sent: what is appended to a photo changes that one only.
const documents = 'ALTER TABLE kyc_document ADD picture_sha256 bytea';

// From now on a self-exclusion closes play until its player comes back; the number is FOR_EVER of closures.ts.
const accounts = `
UPDATE ledger_account a SET stakes_from = ${Date.UTC(9999, 0, 1)} FROM app_user u
WHERE u.id = a.user_id AND u.restriction = 'self_exclusion' AND a.kind IN ('real', 'bonus', 'usdicLocked');
`;

const applicationRole = `
GRANT SELECT, INSERT, DELETE ON identity_key TO glasshouse_app;
GRANT UPDATE (is_proven, is_current) ON identity_key TO glasshouse_app;
GRANT SELECT, INSERT ON exclusion_match TO glasshouse_app;
GRANT UPDATE (decision, decided_by, decided_at) ON exclusion_match TO glasshouse_app;
`;
