import { readFile } from 'node:fs/promises';

/** True when an error says that there is no such file or folder. */
export const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** A file's content, or undefined when there is no such file. */
export const readIfThere = (file: string): Promise<Buffer | undefined> =>
  readFile(file).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return undefined;
  });
