import { createHmac, randomInt } from 'node:crypto';
import {
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendTotpStep,
  totpSecretOf,
  type Database,
  type EntityManager,
} from 'db';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { SecretBox } from './secret-box.ts';

const ISSUER = 'Glasshouse';
const STEP_SECONDS = 30;
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 12; // 31 characters each: 59 bits
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'; // without those that are read as another
const TOTP_CODE = /^\d{6}$/;

/** For what a secret is sealed: that of one user does not open as another's. */
export const totpContext = (userId: bigint): string => `totp:${userId}`;

/** Codes of authenticators, and the recovery codes that replace them. */
export interface SecondFactor {
  /** A new secret, base32. */
  newSecret(): string;
  /** Address that an authenticator scans. `account` is shown beside our name. */
  uriFor(secret: string, account: string): string;
  /** Checks a code of the user's authenticator or a recovery code and uses it up: of two at once, one succeeds. */
  verify(userId: bigint, code: string): Promise<boolean>;
  /** The step of time of a right code, one before or after the present one included; undefined for a wrong one. */
  verifySecret(secret: string, code: string): number | undefined;
  /** Replaces the user's recovery codes with ten new ones, in the transaction of `em`. */
  newRecoveryCodes(em: EntityManager, userId: bigint): Promise<string[]>;
}

/** Normalises a typed code: no spaces, hyphens or capitals. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

const newRecoveryCode = (): string => {
  const characters = Array.from({ length: RECOVERY_LENGTH }, () =>
    RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length)),
  ).join('');
  return characters.match(/.{4}/g)?.join('-') ?? characters;
};

const stepOf = (secret: string, code: string): number | undefined => {
  if (!TOTP_CODE.test(code)) return undefined;
  const result = verifySync({ secret, token: code, epochTolerance: STEP_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};

export const createSecondFactor = ({
  db,
  secrets,
}: {
  db: Pick<Database, 'orm'>;
  secrets: SecretBox;
}): SecondFactor => {
  const key = secrets.keyFor('recovery codes');
  const hashOf = (userId: bigint, code: string): Buffer =>
    createHmac('sha256', key).update(`${userId}:${code}`).digest();

  const verifyTotp = async (userId: bigint, code: string): Promise<boolean> => {
    const sealed = await totpSecretOf(db.orm.em.fork(), userId);
    const step = sealed && stepOf(secrets.open(sealed, totpContext(userId)), code);
    return sealed !== null && step != null && spendTotpStep(db.orm.em.fork(), userId, sealed, step);
  };

  return {
    newSecret: () => generateSecret(),
    uriFor: (secret, account) => generateURI({ issuer: ISSUER, label: account, secret }),
    verifySecret: (secret, code) => stepOf(secret, plain(code)),
    verify(userId, code) {
      const typed = plain(code);
      return TOTP_CODE.test(typed)
        ? verifyTotp(userId, typed)
        : spendRecoveryCode(db.orm.em.fork(), userId, hashOf(userId, typed));
    },
    async newRecoveryCodes(em, userId) {
      const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      await replaceRecoveryCodes(
        em,
        userId,
        codes.map((code) => hashOf(userId, plain(code))),
      );
      return codes;
    },
  };
};
