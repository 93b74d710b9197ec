import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

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
  /** A key of its own for each use: 256 bits. */
  keyFor(use: string): Buffer;
}

export const createSecretBox = (appSecret: string): SecretBox => {
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', appSecret, '', use, KEY_BYTES));
  const sealing = keyFor('sealing');
  return {
    keyFor,
    seal(secret, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv(CIPHER, sealing, bytes.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
};
