import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealingKey, SecretBox } from '../auth/secret-box.ts';
import { CallError } from '../realtime/call-error.ts';
import type { FileStore } from './file-store.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MARK = Buffer.from('GHD1'); // then the key's id: of documents sealed by one of SEALING_SECRETS

/** Documents that open with our key only. */
export interface DocumentStore {
  put(id: string, content: Buffer): Promise<void>;
  /** Undefined when there is no such file. Throws when it was changed or belongs to another id. */
  get(id: string): Promise<Buffer | undefined>;
  remove(id: string): Promise<void>;
  /** Seals by the present key what another one has sealed; gives how many. What does not open is told to `failed` and left. */
  reseal(failed: (id: string, error: unknown) => void): Promise<number>;
}

const seal = (key: Buffer, id: string, content: Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(id));
  const sealed = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

const open = (key: Buffer, id: string, bytes: Buffer): Buffer => {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
};

const headOf = ({ id }: SealingKey): Buffer => Buffer.concat([MARK, id]);

/** Documents of a use; their ids are of the database, never of a request. */
export const createDocumentStore = (
  files: FileStore,
  secrets: Pick<SecretBox, 'documentKeys' | 'keyFor'>,
  use: string,
): DocumentStore => {
  const keys = secrets.documentKeys(use);
  const [present] = keys;
  const oldest = secrets.keyFor(use);

  const openAny = (id: string, bytes: Buffer): Buffer => {
    const key = keys.find((each) => bytes.subarray(0, headOf(each).length).equals(headOf(each)));
    return key ? open(key.key, id, bytes.subarray(headOf(key).length)) : open(oldest, id, bytes);
  };

  const store: DocumentStore = {
    put: (id, content) =>
      files.put(
        id,
        present ? Buffer.concat([headOf(present), seal(present.key, id, content)]) : seal(oldest, id, content),
      ),
    async get(id) {
      const bytes = await files.get(id);
      return bytes && openAny(id, bytes);
    },
    remove: (id) => files.remove(id),
    async reseal(failed) {
      const others = present ? await files.without(headOf(present)) : [];
      let count = 0;
      for (const id of others) {
        try {
          const bytes = await files.get(id);
          if (bytes && present) {
            const resealed = Buffer.concat([headOf(present), seal(present.key, id, openAny(id, bytes))]);
            if (await files.replace(id, bytes, resealed)) count += 1;
          }
        } catch (error) {
          if (error instanceof CallError) throw error; // the store is away: the next run goes on
          failed(id, error);
        }
      }
      return count;
    },
  };
  return store;
};
