import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OsUser } from './cluster-user.ts';

/** Paths of the PostgreSQL programs that the npm package brings for this platform. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Folders for a copy, the best one first. */
const PLACES = ['/var/cache', '/var/tmp', tmpdir()];
const FOR_ALL = 0o755; // only root writes
const WRITABLE_BY_OTHERS = 0o022;
const STICKY = 0o1000; // others may add to the folder, but not rename or remove what is ours

/** Names and sizes of all files below a folder, as a hash: what a copy is told by, and whether it is whole. */
const fingerprint = (folder: string): string => {
  const paths = (readdirSync(folder, { recursive: true }) as string[]).sort();
  const hash = createHash('sha256');
  for (const path of paths) {
    const entry = lstatSync(join(folder, path));
    hash.update(`${path}\0${entry.isDirectory() ? 'folder' : entry.size}\0`);
  }
  return hash.digest('hex');
};

const programsOf = (copy: string): Binaries => ({
  initdb: join(copy, 'bin', 'initdb'),
  postgres: join(copy, 'bin', 'postgres'),
});

/** Throws when somebody else could change what root puts into a folder. */
const refuseShared = (folder: string, { unlessSticky }: { unlessSticky: boolean }): void => {
  const entry = lstatSync(folder);
  const isShared = (entry.mode & WRITABLE_BY_OTHERS) !== 0 && !(unlessSticky && (entry.mode & STICKY) !== 0);
  if (!entry.isDirectory() || entry.uid !== 0 || isShared) throw new Error(`others may change ${folder}`);
};

/** The folder of copies in a place. */
const openCache = (place: string): string => {
  refuseShared(place, { unlessSticky: true });
  const cache = join(place, 'glasshouse');
  mkdirSync(cache, { recursive: true });
  refuseShared(cache, { unlessSticky: false });
  chmodSync(cache, FOR_ALL); // whatever our umask is
  return cache;
};

/** Puts a whole copy under its name at once: of two processes that do it at the same time one is first. */
const publish = (fresh: string, copy: string): void => {
  try {
    renameSync(fresh, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error; // somebody was faster
  }
};

const tryOut = (copy: string, user: OsUser): void => {
  const { status, stderr, error } = spawnSync(programsOf(copy).postgres, ['--version'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`PostgreSQL does not run there: ${error?.message ?? stderr}`);
};

const copyTo = (place: string, { source, name, user }: { source: string; name: string; user: OsUser }): Binaries => {
  const cache = openCache(place);
  const copy = join(cache, name);
  if (existsSync(copy) && fingerprint(copy) === fingerprint(source)) return programsOf(copy);
  rmSync(copy, { recursive: true, force: true }); // the machine may have stopped before all of it was written
  const fresh = mkdtempSync(join(cache, '.new-'));
  try {
    cpSync(source, fresh, { recursive: true, verbatimSymlinks: true });
    for (const entry of ['', ...(readdirSync(fresh, { recursive: true }) as string[])]) {
      const path = join(fresh, entry);
      if (!lstatSync(path).isSymbolicLink()) chmodSync(path, FOR_ALL);
    }
    tryOut(fresh, user);
    publish(fresh, copy);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return programsOf(copy);
};

/**
 * Copies the programs to where `user` can run them, once for each version of them: PostgreSQL asks whether its user may
 * run its programs, and the project may lie in a folder that only root enters. Only root can change the copy.
 * Throws when there is no place for it.
 */
export const copyPrograms = (source: string, user: OsUser, places: readonly string[] = PLACES): Binaries => {
  const { version } = JSON.parse(readFileSync(join(source, '..', 'package.json'), 'utf8')) as { version: string };
  const name = `postgresql-${version}-${fingerprint(source).slice(0, 16)}`;
  const refusals: string[] = [];
  for (const place of places) {
    try {
      return copyTo(place, { source, name, user });
    } catch (error) {
      refusals.push(`${place}: ${(error as Error).message}`);
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no folder where another user could run it. Start as an ordinary ' +
      `user, or set DATABASE_URL.\n${refusals.join('\n')}`,
  );
};
