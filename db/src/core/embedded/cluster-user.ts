import { execFileSync } from 'node:child_process';
import { chownSync, existsSync } from 'node:fs';

/** A user of the operating system. */
export interface OsUser {
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody'] as const;
const OWN_FOLDER = '/proc/self/cwd';

const findUser = (name: string): OsUser | undefined => {
  try {
    const idOf = (flag: string): number =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined; // no such user
  }
};

/**
 * Finds the user that runs PostgreSQL and owns its files, as it refuses to be root; undefined: ourselves, who are not
 * root.
 */
export const findClusterUser = (): OsUser | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const user = CANDIDATES.map(findUser).find((found) => found !== undefined);
  if (user) return user;
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as. ' +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL that is already running.',
  );
};

/** Gives a path to the user that runs PostgreSQL, when that is not us. */
export const giveTo = (path: string, user: OsUser | undefined): void => {
  if (user) chownSync(path, user.uid, user.gid);
};

/**
 * Path by which a PostgreSQL program that was started in its data directory names it. Another user than ours may be
 * unable to enter the folders above (a project below /root), so it uses its working directory.
 */
export const dataPathFor = (user: OsUser | undefined, dataDirectory: string): string =>
  user && existsSync(OWN_FOLDER) ? OWN_FOLDER : dataDirectory;
