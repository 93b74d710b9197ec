import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FileStore } from './file-store.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Documents that open with our key only. */
export interface DocumentStore {
  put(id: string, content: Buffer): Promise<void>;
  /** Undefined when there is no such file. Throws when it was changed or belongs to another id. */
  get(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
}

/** `id`: of the database, never of a request; `key`: 256 bits. */
export const createDocumentStore = (files: FileStore, key: Buffer): DocumentStore => {
  const seal = (id: string, content: Buffer): Buffer => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id));
    const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  };

  const open = (id: string, bytes: Buffer): Buffer => {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(id))
      .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  };

  return {
    put: (id, content) => files.put(id, seal(id, content)),
    async get(id) {
      const bytes = await files.get(id);
      return bytes && open(id, bytes);
    },
    remove: (id) => files.remove(id),
  };
};
