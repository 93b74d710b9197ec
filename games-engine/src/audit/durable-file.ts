import { mkdirSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { AuditInputError } from './lines.ts';

/**
 * Makes a folder with all above it, one by one: Node's own `recursive` never ends where a folder that is there answers
 * that it is not, as /proc does. Throws AuditInputError when it cannot be made.
 */
export const makeFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' && statSync(folder).isDirectory()) return; // made meanwhile
    throw new AuditInputError(`the folder ${folder} cannot be made: ${(error as Error).message}`, { cause: error });
  }
};

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes a file as a whole or not at all, and so that it outlives a loss of power. */
export const writeDurably = async (file: string, text: string): Promise<void> => {
  const folder = dirname(file);
  makeFolder(folder);
  const half = `${file}.${process.pid}.half`;
  const handle = await open(half, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(half, file);
  await sync(folder);
};
