import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

/**
 * Makes a folder with all above it, one by one: Node's own `recursive` never ends where a folder that is there answers
 * that it is not, as /proc does. `mode` is of every folder that is made. Throws when one cannot be made.
 */
export const makeFolder = async (folder: string, mode = 0o777): Promise<void> => {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent, mode);
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if (await isFolder(folder)) return; // made meanwhile
    throw new Error(`the folder ${folder} cannot be made: ${(error as Error).message}`, { cause: error });
  }
};
