import { hash, randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from 'db';
import type { Pool } from 'pg';
import { isMissing, readIfThere } from '../../core/missing-file.ts';

const OWN = 'u/'; // prefix in a profile: u/ and the file's name without its ending
const ENDING = '.webp';
const NAME = /^[0-9a-f]{64}$/;
const UNUSED_MS = 86_400_000; // younger ones may be about to be used

/** Players' own avatars, as files named after their content. */
export interface AvatarStore {
  /** Keeps a picture. Resolves with what a profile holds of it. */
  put(webp: Buffer): Promise<string>;
  /** The picture of a file name, or undefined. */
  get(file: string): Promise<Buffer | undefined>;
  /** Removes the pictures that nobody has any more. */
  sweep(pool: Pool): Promise<void>;
}

export const createAvatarStore = (dataDir: string): AvatarStore => {
  const folder = join(dataDir, 'uploads', 'avatars');

  const isOld = async (file: string): Promise<boolean> => {
    const { mtimeMs } = await stat(join(folder, file));
    return Date.now() - mtimeMs > UNUSED_MS;
  };

  const isUsed = async (pool: Pool, file: string): Promise<boolean> => {
    const { rowCount } = await pool.query('SELECT FROM app_user WHERE avatar = $1 LIMIT 1', [
      OWN + file.slice(0, -ENDING.length),
    ]);
    return rowCount !== 0;
  };

  return {
    async put(webp) {
      const name = hash('sha256', webp, 'hex');
      await makeFolder(folder);
      const draft = join(folder, `${randomUUID()}.part`);
      await writeFile(draft, webp, { flush: true });
      await rename(draft, join(folder, name + ENDING)); // over an equal one too: it is young again
      return OWN + name;
    },
    async get(file) {
      if (!file.endsWith(ENDING) || !NAME.test(file.slice(0, -ENDING.length))) return undefined;
      return readIfThere(join(folder, file));
    },
    async sweep(pool) {
      const files = await readdir(folder).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
        return [];
      });
      for (const file of files) {
        if ((await isOld(file)) && !(await isUsed(pool, file))) await rm(join(folder, file), { force: true });
      }
    },
  };
};
