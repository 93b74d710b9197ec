import type { EntityManager } from '@mikro-orm/postgresql';
import { RecoveryCodeEntity } from './account.entities.ts';
import { UserEntity } from './user.entity.ts';

/** The sealed secret of a user's authenticator, or null where two-factor is off. */
export const totpSecretOf = async (em: EntityManager, userId: bigint): Promise<Buffer | null> => {
  const user = await em.findOne(UserEntity, { id: userId }, { refresh: true });
  return user?.totpSecret == null ? null : Buffer.from(user.totpSecret);
};

/**
 * Uses up a step of time and every step before it. False when it was used already, or when two-factor was switched off or
 * set up again since `sealedSecret` was read.
 */
export const spendTotpStep = async (
  em: EntityManager,
  userId: bigint,
  sealedSecret: Buffer,
  step: number,
): Promise<boolean> => {
  const unspent = { id: userId, totpSecret: sealedSecret, totpLastStep: { $lt: BigInt(step) } };
  return (await em.nativeUpdate(UserEntity, unspent, { totpLastStep: BigInt(step) })) === 1;
};

/** Uses a recovery code up: of two at once, one succeeds. False where two-factor is off. */
export const spendRecoveryCode = async (em: EntityManager, userId: bigint, codeHash: Buffer): Promise<boolean> => {
  if ((await totpSecretOf(em, userId)) === null) return false; // switching it off forgets the codes, too
  return (await em.nativeUpdate(RecoveryCodeEntity, { userId, codeHash, usedAt: null }, { usedAt: new Date() })) === 1;
};

/** Replaces a user's recovery codes, used and unused: none of the old ones opens anything. */
export const replaceRecoveryCodes = async (
  em: EntityManager,
  userId: bigint,
  codeHashes: readonly Buffer[],
): Promise<void> => {
  await em.nativeDelete(RecoveryCodeEntity, { userId });
  await em.insertMany(
    RecoveryCodeEntity,
    codeHashes.map((codeHash) => ({ userId, codeHash })),
  );
};

/** Switches two-factor off, and forgets what was prepared of it and the recovery codes. */
export const forgetSecondFactor = async (em: EntityManager, userId: bigint): Promise<void> => {
  await em.nativeUpdate(UserEntity, { id: userId }, { totpSecret: null, totpPending: null });
  await em.nativeDelete(RecoveryCodeEntity, { userId });
};
