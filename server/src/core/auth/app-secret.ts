import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from 'db';
import { readIfThere } from '../missing-file.ts';

const FILE = 'app-secret';

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** The configured secret, or one that is made once and kept in `dataDir`, readable by its owner only. */
export const appSecretOf = async (configured: string | undefined, dataDir: string): Promise<string> => {
  if (configured !== undefined) return configured;
  const file = join(dataDir, FILE);
  const kept = await readIfThere(file);
  if (kept) return kept.toString();
  await makeFolder(dataDir);
  await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!isThere(error)) throw error; // another process was first
  });
  return readFile(file, 'utf8');
};
