import { raw, type EntityManager } from '@mikro-orm/postgresql';
import { bytesArray, textArray } from '../../core/sql.ts';
import { isExcludedSql } from './closures.ts';
import { IdentityKeyEntity, type IdentityKind } from './exclusion.entities.ts';

/** Value that identifies an account's owner, in clear. */
export interface IdentityValue {
  kind: IdentityKind;
  value: string;
  isProven: boolean;
}

/** The same as a keyed hash. */
export interface IdentityKey extends Pick<IdentityValue, 'kind' | 'isProven'> {
  hash: Buffer;
}

/** Everything that identifies the owner of an account now, but for where withdrawals go: one statement over five tables. */
export const identityValuesOf = (em: EntityManager, userId: bigint): Promise<IdentityValue[]> =>
  em.execute<IdentityValue[]>(
    `WITH i AS (SELECT ?::bigint AS id)
     SELECT 'email' AS kind, email AS value, email_verified AS "isProven" FROM app_user JOIN i USING (id) WHERE email IS NOT NULL
     UNION ALL SELECT 'profile', provider || ':' || subject, true FROM social_profile JOIN i ON user_id = i.id
     UNION ALL SELECT 'device', encode(device_hash, 'hex'), true FROM known_device JOIN i ON user_id = i.id
     UNION ALL SELECT 'document', encode(hash, 'hex'), true FROM kyc_document d JOIN i ON d.user_id = i.id,
       unnest(ARRAY[sha256, picture_sha256]) hash WHERE hash IS NOT NULL
     UNION ALL SELECT 'destination', address, true FROM ton_wallet JOIN i ON user_id = i.id WHERE address IS NOT NULL`,
    [userId],
  );

/** Destinations of an account's withdrawals, which are kept as keys alone: grouped by the database. */
export const destinationKeysOf = (em: EntityManager, userId: bigint): Promise<IdentityKey[]> =>
  em.execute<IdentityKey[]>(
    `SELECT 'destination' AS kind, bool_or(state = 2) AS "isProven", destination_identity AS hash FROM payment
     WHERE user_id = ? AND code = 2 AND destination_identity IS NOT NULL GROUP BY destination_identity`,
    [userId],
  );

/**
 * Has everybody who looks at these keys, or at the accounts that have them, wait for this transaction: of an account that
 * gets a key and an exclusion that begins at the same time, the second sees the first.
 */
const lockKeys = async (em: EntityManager, hashes: readonly Buffer[]): Promise<void> => {
  await em.execute(
    `SELECT pg_advisory_xact_lock(place) FROM (
       SELECT DISTINCT hashtextextended(encode(hash, 'hex'), 0) AS place FROM unnest(?::bytea[]) hash ORDER BY 1) places`,
    [bytesArray(hashes)],
  );
};

/** Locks the keys of accounts, before it is looked whom they match. */
export const lockKeysOf = async (em: EntityManager, userIds: readonly bigint[]): Promise<void> => {
  const keys = await em.find(IdentityKeyEntity, { userId: { $in: [...userIds] } }, { refresh: true });
  await lockKeys(
    em,
    keys.map(({ keyHash }) => Buffer.from(keyHash)),
  );
};

// One statement: an account may have many keys, some of which it had before.
const keeping = `
INSERT INTO identity_key AS k (user_id, kind, key_hash, is_proven)
SELECT ?, kind, hash, bool_or(proven) FROM unnest(?::text[], ?::bytea[], ?::boolean[]) AS i (kind, hash, proven)
GROUP BY kind, hash
ON CONFLICT (user_id, kind, key_hash) DO UPDATE SET is_proven = k.is_proven OR excluded.is_proven, is_current = true`;

/** Keeps the present keys of an account; those that it had before are marked, not forgotten. Locks them all. */
export const keepKeys = async (em: EntityManager, userId: bigint, keys: readonly IdentityKey[]): Promise<void> => {
  const hashes = keys.map(({ hash }) => hash);
  await lockKeys(em, hashes);
  const columns = [textArray(keys.map(({ kind }) => kind)), bytesArray(hashes)];
  await em.execute(keeping, [userId, ...columns, textArray(keys.map(({ isProven }) => String(isProven)))]);
  const former = { userId, isCurrent: true, keyHash: { $nin: hashes } };
  await em.nativeUpdate(IdentityKeyEntity, former, { isCurrent: false });
};

/** Forgets keys that accounts have no more, but for those of players whose self-exclusion runs. */
export const forgetFormerKeys = async (em: EntityManager, at: number): Promise<void> => {
  const isHeld = raw(`EXISTS (SELECT FROM app_user u WHERE u.id = user_id AND ${isExcludedSql('u', '?')})`, [
    new Date(at),
  ]);
  await em.nativeDelete(IdentityKeyEntity, { isCurrent: false, [isHeld]: false });
};
