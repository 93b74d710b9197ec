import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

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
  await mkdir(folder, { recursive: true });
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
