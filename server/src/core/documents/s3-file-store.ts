import { files } from 'db';
import type { Pool } from 'pg';
import { newPointer, POINTER_BYTES, readPointer, writePointer, type FilePointer } from './file-pointer.ts';
import type { FileStore } from './file-store.ts';
import type { S3Bucket } from './s3-bucket.ts';

/** Files in a bucket, whose names and order are the database's. */
export const createS3FileStore = (pool: Pool, bucket: S3Bucket, area: string): FileStore => {
  const keyOf = (name: string, { id }: Pick<FilePointer, 'id'>): string =>
    `${area}/${Buffer.from(name).toString('base64url')}/${id}`;

  const upload = async (name: string, content: Buffer): Promise<FilePointer> => {
    const pointer = newPointer(content);
    const key = keyOf(name, pointer);
    await bucket.put(key, content).catch((error: unknown) => {
      void bucket.remove(key).catch(() => undefined); // it may have arrived; the bucket logs what fails
      throw error;
    });
    return pointer;
  };

  const removeObject = async (name: string, row: Buffer | undefined): Promise<void> => {
    const pointer = row && readPointer(row);
    if (pointer) await bucket.remove(keyOf(name, pointer));
  };

  const contentOf = async (name: string, row: Buffer): Promise<Buffer | undefined> => {
    const pointer = readPointer(row);
    return pointer ? bucket.get(keyOf(name, pointer)) : row;
  };

  /** Removes the object first, so that a failure can be repeated, and starts again if the file was replaced meanwhile. */
  const remove = async (name: string): Promise<void> => {
    const row = await files.getFile(pool, area, name);
    if (!row) return;
    await removeObject(name, row);
    if (!(await files.removeSameFile(pool, { area, name, content: row }))) await remove(name);
  };

  return {
    async put(name, content) {
      const before = await files.getFile(pool, area, name);
      await files.putFile(pool, area, name, writePointer(await upload(name, content)));
      await removeObject(name, before);
    },
    async get(name) {
      const row = await files.getFile(pool, area, name);
      const content = row && (await contentOf(name, row));
      if (content || !row) return content;
      const now = await files.getFile(pool, area, name); // it may have been replaced meanwhile
      if (!now) return undefined;
      const again = await contentOf(name, now);
      if (!again) throw new Error(`the store has lost the file ${area}/${name}`);
      return again;
    },
    remove,
    async without(beginning) {
      const rows = await files.fileHeads(pool, area, POINTER_BYTES);
      return rows.flatMap(({ name, head }) => {
        const content = readPointer(head)?.head ?? head;
        return content.subarray(0, beginning.length).equals(beginning) ? [] : [name];
      });
    },
    async replace(name, content, by) {
      const row = await files.getFile(pool, area, name);
      if (!row || !(await contentOf(name, row))?.equals(content)) return false;
      const pointer = await upload(name, by);
      const isDone = await files.replaceFile(pool, { area, name, content: row }, writePointer(pointer));
      await (isDone ? removeObject(name, row) : bucket.remove(keyOf(name, pointer)));
      return isDone;
    },
  };
};
