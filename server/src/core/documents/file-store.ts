import { files } from 'db';
import type { Pool } from 'pg';
import { readPointer } from './file-pointer.ts';

/** Files of one area, found by every process. In the database, or in an S3-compatible store. */
export interface FileStore {
  put(name: string, content: Buffer): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: string): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
  /** Names of files whose content does not begin like this. */
  without(beginning: Buffer): Promise<string[]>;
  /** Puts another content in the place of this one. False: it was removed or replaced meanwhile. */
  replace(name: string, content: Buffer, by: Buffer): Promise<boolean>;
}

/** Files in the database: they are in its copies, and gone with it. */
export const createFileStore = (pool: Pool, area: string): FileStore => {
  const get = async (name: string): Promise<Buffer | undefined> => {
    const row = await files.getFile(pool, area, name);
    if (row && readPointer(row)) throw new Error(`the file ${area}/${name} is in a store that is not configured`);
    return row;
  };
  return {
    put: (name, content) => files.putFile(pool, area, name, content),
    get,
    async remove(name) {
      await get(name); // the row is all that names an object
      await files.removeFile(pool, area, name);
    },
    without: (beginning) => files.filesWithout(pool, area, beginning),
    replace: (name, content, by) => files.replaceFile(pool, { area, name, content }, by),
  };
};
