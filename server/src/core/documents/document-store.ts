import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from 'db';
import { readIfThere } from '../missing-file.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Documents as files that open with our key only. */
export interface DocumentStore {
  put(id: string, content: Buffer): Promise<void>;
  /** Undefined when there is no such file. Throws when it was changed or belongs to another id. */
  get(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
}

/** `area`: name of the folder; `id`: of the database, never of a request; `key`: 256 bits. */
export const createDocumentStore = (dataDir: string, area: string, key: Buffer): DocumentStore => {
  const folder = join(dataDir, 'uploads', area);

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
    async put(id, content) {
      await makeFolder(folder, 0o700);
      const draft = join(folder, `${id}.part`);
      await writeFile(draft, seal(id, content), { flush: true, mode: 0o600 });
      await rename(draft, join(folder, id));
    },
    async get(id) {
      const bytes = await readIfThere(join(folder, id));
      return bytes && open(id, bytes);
    },
    remove: (id) => rm(join(folder, id), { force: true }),
  };
};
