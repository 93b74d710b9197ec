import { files } from 'db';
import type { Pool } from 'pg';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, readIfThere } from '../core/missing-file.ts';

/**
 * Moves the uploads of releases that kept them in DATA_DIR to the database. What a crash leaves is moved by the next start.
 * Resolves with the number of files.
 */
export const moveUploads = async (pool: Pool, dataDir: string): Promise<number> => {
  let moved = 0;
  for (const area of ['kyc', 'support', 'avatars']) {
    const folder = join(dataDir, 'uploads', area);
    const names = await readdir(folder).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return [];
    });
    for (const name of names) {
      const content = name.endsWith('.part') ? undefined : await readIfThere(join(folder, name)); // gone: moved by a process beside us
      if (content) await files.putFile(pool, area, name, content);
      await rm(join(folder, name), { force: true });
      moved += 1;
    }
  }
  return moved;
};
