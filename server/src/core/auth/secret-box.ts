import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Seals small secrets for the database, and derives keys for signing. */
export interface SecretBox {
  /** `context` names what the secret belongs to (a user and a use): sealed for another one it does not open. */
  seal(secret: string, context: string): Buffer;
  /** Throws when it was changed, or sealed with another key or context. */
  open(sealed: Uint8Array, context: string): string;
  /** True when it was sealed by the present key, and not by a former one. */
  isPresent(sealed: Uint8Array): boolean;
  /** Keys that seal documents of a use, each with its id: the present one first. None: `keyFor` seals them. */
  documentKeys(use: string): readonly SealingKey[];
  /** A key of its own for each use: 256 bits. */
  keyFor(use: string): Buffer;
}

const ID_BYTES = 4;

/** A key with the id that what it seals begins with. */
export interface SealingKey {
  id: Buffer; // prefix of its sealed texts
  key: Buffer;
}

const derive = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, KEY_BYTES));

const keyWithId = (key: Buffer): SealingKey => ({
  key,
  id: createHash('sha256').update('sealing key').update(key).digest().subarray(0, ID_BYTES),
});

const sealingKey = (secret: string): SealingKey => keyWithId(derive(secret, 'sealing'));

const openWith = ({ key }: SealingKey, bytes: Buffer, context: string): string => {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
};

/**
 * Seals by the first of `sealingSecrets`, or by the application's secret where there are none; opens what any of them has sealed.
 * Keys of uses are the application's alone: what is found again by them must stay the same. Documents are only opened, so theirs change.
 */
export const createSecretBox = (appSecret: string, sealingSecrets: readonly string[] = []): SecretBox => {
  const keys = [...sealingSecrets, appSecret].map(sealingKey);
  const present = keys[0] ?? sealingKey(appSecret);
  const idOf = (sealed: Uint8Array): Buffer => Buffer.from(sealed.subarray(0, ID_BYTES));
  return {
    keyFor: (use) => derive(appSecret, use),
    documentKeys: (use) => sealingSecrets.map((secret) => keyWithId(derive(secret, `documents ${use}`))),
    isPresent: (sealed) => idOf(sealed).equals(present.id),
    seal(secret, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, present.key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([present.id, nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      const named = keys.find(({ id }) => id.equals(idOf(bytes)));
      if (named) return openWith(named, bytes.subarray(ID_BYTES), context);
      return openWith(sealingKey(appSecret), bytes, context); // sealed before keys had ids
    },
  };
};
