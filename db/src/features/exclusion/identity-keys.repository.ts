import type { Queryable } from '../../core/pool.ts';
import { isExcludedSql } from './closures.ts';
import type { IdentityKind } from './exclusion.entities.ts';

/** What identifies an account's owner, in clear. */
export interface IdentityValue {
  kind: IdentityKind;
  value: string;
  isProven: boolean;
}

/** The same as a keyed hash. */
export interface IdentityKey extends Pick<IdentityValue, 'kind' | 'isProven'> {
  hash: Buffer;
}

/** Everything that identifies the owner of an account now. */
export const identityValuesOf = async (client: Queryable, userId: bigint): Promise<IdentityValue[]> => {
  const { rows } = await client.query<IdentityValue>(
    `SELECT 'email' AS kind, email AS value, email_verified AS "isProven" FROM app_user WHERE id = $1 AND email IS NOT NULL
     UNION ALL SELECT 'profile', provider || ':' || subject, true FROM social_profile WHERE user_id = $1
     UNION ALL SELECT 'device', encode(device_hash, 'hex'), true FROM known_device WHERE user_id = $1
     UNION ALL SELECT 'document', encode(hash, 'hex'), true
     FROM kyc_document, unnest(ARRAY[sha256, picture_sha256]) hash WHERE user_id = $1 AND hash IS NOT NULL
     UNION ALL SELECT 'destination', concat_ws(' ', purse_number, memo_tag), bool_or(state = 2)
     FROM payment WHERE user_id = $1 AND code = 2 AND purse_number IS NOT NULL GROUP BY purse_number, memo_tag
     UNION ALL SELECT 'destination', address, true FROM ton_wallet WHERE user_id = $1 AND address IS NOT NULL`,
    [userId],
  );
  return rows;
};

/**
 * Has everybody who looks at these keys, or at the accounts that have them, wait for this transaction: of an account that
 * gets a key and an exclusion that begins at the same time, the second sees the first.
 */
const lockKeys = async (client: Queryable, hashes: readonly Buffer[]): Promise<void> => {
  await client.query(
    `SELECT pg_advisory_xact_lock(place) FROM (
       SELECT DISTINCT hashtextextended(encode(hash, 'hex'), 0) AS place FROM unnest($1::bytea[]) hash ORDER BY 1) places`,
    [hashes],
  );
};

/** Locks the keys of accounts, before it is looked whom they match. */
export const lockKeysOf = async (client: Queryable, userIds: readonly bigint[]): Promise<void> => {
  const { rows } = await client.query<{ hash: Buffer }>(
    'SELECT key_hash AS hash FROM identity_key WHERE user_id = ANY ($1)',
    [userIds],
  );
  const hashes = rows.map(({ hash }) => hash);
  await lockKeys(client, hashes);
};

const keeping = `
INSERT INTO identity_key AS k (user_id, kind, key_hash, is_proven)
SELECT $1, kind, hash, bool_or(proven) FROM unnest($2::text[], $3::bytea[], $4::boolean[]) AS i (kind, hash, proven)
GROUP BY kind, hash
ON CONFLICT (user_id, kind, key_hash) DO UPDATE SET is_proven = k.is_proven OR excluded.is_proven, is_current = true`;

/** Keeps the present keys of an account; those that it had before are marked, not forgotten. Locks them all. */
export const keepKeys = async (client: Queryable, userId: bigint, keys: readonly IdentityKey[]): Promise<void> => {
  const hashes = keys.map(({ hash }) => hash);
  await lockKeys(client, hashes);
  await client.query(keeping, [userId, keys.map(({ kind }) => kind), hashes, keys.map(({ isProven }) => isProven)]);
  await client.query(
    'UPDATE identity_key SET is_current = false WHERE user_id = $1 AND is_current AND key_hash <> ALL ($2)',
    [userId, hashes],
  );
};

/** Forgets keys that accounts have no more, but for those of players whose self-exclusion runs. */
export const forgetFormerKeys = async (client: Queryable, at: number): Promise<void> => {
  await client.query(
    `DELETE FROM identity_key k USING app_user u
     WHERE u.id = k.user_id AND NOT k.is_current AND NOT coalesce(${isExcludedSql('u', '$1')}, false)`,
    [new Date(at)],
  );
};
