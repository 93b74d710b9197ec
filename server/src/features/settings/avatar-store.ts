import { hash } from 'node:crypto';
import { files } from 'db';
import type { Pool } from 'pg';
import { createFileStore } from '../../core/documents/file-store.ts';

const OWN = 'u/'; // prefix in a profile: u/ and the file's name without its ending
const ENDING = '.webp';
const NAME = /^[0-9a-f]{64}$/;

/** Players' own avatars, as files named after their content. */
export interface AvatarStore {
  /** Keeps a picture. Resolves with what a profile holds of it. */
  put(webp: Buffer): Promise<string>;
  /** The picture of a file name, or undefined. */
  get(file: string): Promise<Buffer | undefined>;
  /** Removes the pictures that nobody has any more, a day after they were put. */
  sweep(): Promise<void>;
}

export const createAvatarStore = (pool: Pool): AvatarStore => {
  const store = createFileStore(pool, 'avatars');
  return {
    async put(webp) {
      const name = hash('sha256', webp, 'hex');
      await store.put(name + ENDING, webp); // over an equal one too: it is young again
      return OWN + name;
    },
    async get(file) {
      if (!file.endsWith(ENDING) || !NAME.test(file.slice(0, -ENDING.length))) return undefined;
      return store.get(file);
    },
    sweep: () => files.removeUnusedAvatars(pool),
  };
};
