import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { RecoveryCodeEntity } from './account.entities.ts';
import { UserEntity } from './user.entity.ts';

/** The sealed secret of a user's authenticator, or null where two-factor is off. */
export const totpSecretOf = async (client: Queryable, userId: bigint): Promise<Buffer | null> => {
  const { rows } = await client.query<{ secret: Buffer | null }>(
    'SELECT totp_secret AS secret FROM app_user WHERE id = $1',
    [userId],
  );
  return rows[0]?.secret ?? null;
};

/**
 * Uses up a step of time and every step before it. False when it was used already, or when two-factor was switched off or
 * set up again since `sealedSecret` was read.
 */
export const spendTotpStep = async (
  client: Queryable,
  userId: bigint,
  sealedSecret: Buffer,
  step: number,
): Promise<boolean> => {
  const { rowCount } = await client.query(
    'UPDATE app_user SET totp_last_step = $3 WHERE id = $1 AND totp_secret = $2 AND totp_last_step < $3',
    [userId, sealedSecret, step],
  );
  return rowCount === 1;
};

/** Uses a recovery code up: of two at once, one succeeds. False where two-factor is off. */
export const spendRecoveryCode = async (client: Queryable, userId: bigint, codeHash: Buffer): Promise<boolean> => {
  const { rowCount } = await client.query(
    `UPDATE recovery_code SET used_at = now() WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL
       AND EXISTS (SELECT FROM app_user WHERE id = $1 AND totp_secret IS NOT NULL)`,
    [userId, codeHash],
  );
  return rowCount === 1;
};

/** Replaces a user's recovery codes, used and unused: none of the old ones opens anything. */
export const replaceRecoveryCodes = async (
  client: Queryable,
  userId: bigint,
  codeHashes: readonly Buffer[],
): Promise<void> => {
  await client.query('DELETE FROM recovery_code WHERE user_id = $1', [userId]);
  await client.query('INSERT INTO recovery_code (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [
    userId,
    codeHashes,
  ]);
};

/** Switches two-factor off, and forgets what was prepared of it and the recovery codes. */
export const forgetSecondFactor = async (em: EntityManager, userId: bigint): Promise<void> => {
  await em.nativeUpdate(UserEntity, { id: userId }, { totpSecret: null, totpPending: null });
  await em.nativeDelete(RecoveryCodeEntity, { userId });
};
