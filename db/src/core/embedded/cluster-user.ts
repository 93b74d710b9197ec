import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

interface OsUser {
  uid: number;
  gid: number;
}

/** How a PostgreSQL program is run. */
export interface RunAs {
  owner: OsUser | undefined; // who runs it and owns its files; undefined: whoever we are
  prefix: readonly string[]; // a program and its arguments that stand before the binary
}

const CANDIDATES = ['postgres', 'nobody'] as const;

const findUser = (name: string): OsUser | undefined => {
  try {
    const idOf = (flag: string): number =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return undefined; // no such user
  }
};

const mayEnter = (path: string, user: OsUser): boolean => {
  const { mode, uid, gid } = statSync(path);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

const isReachable = (path: string, user: OsUser): boolean => {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (!mayEnter(at, user)) return false;
    if (at === dirname(at)) return true;
  }
};

const hasSetpriv = (): boolean => spawnSync('setpriv', ['--version'], { stdio: 'ignore' }).status === 0;

/**
 * Decides under which user the binaries run. PostgreSQL refuses to be root, so root hands it to `postgres` or `nobody`.
 * A project below a private folder (/root in a container) is out of their reach: then the program keeps the one
 * capability that lets it through (it is ours, listens on loopback only, and root started it).
 */
export const chooseRunAs = (paths: readonly string[]): RunAs => {
  if (process.getuid?.() !== 0) return { owner: undefined, prefix: [] };
  const user = CANDIDATES.map(findUser).find((found) => found !== undefined);
  if (!user) {
    throw new Error(
      'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as. ' +
        'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL that is already running.',
    );
  }
  if (paths.every((path) => isReachable(path, user))) return { owner: user, prefix: [] };
  if (!hasSetpriv()) {
    throw new Error(
      `PostgreSQL does not run as root, and another user cannot enter ${paths.join(' or ')}. ` +
        'Move the project to a folder that others may enter, start as an ordinary user, or set DATABASE_URL.',
    );
  }
  const capability = '+dac_override';
  return {
    owner: user,
    prefix: [
      'setpriv',
      `--reuid=${user.uid}`,
      `--regid=${user.gid}`,
      '--clear-groups',
      `--inh-caps=${capability}`,
      `--ambient-caps=${capability}`,
      '--',
    ],
  };
};

/** Gives a path to the user that will run PostgreSQL, when that is another one than ours. */
export const giveTo = (path: string, { owner }: RunAs): void => {
  if (owner) chownSync(path, owner.uid, owner.gid);
};

/** The command line and spawn options that run `binary` as decided. */
export const commandOf = (
  { owner, prefix }: RunAs,
  binary: string,
  args: readonly string[],
): { file: string; args: string[]; as: Partial<OsUser> } => {
  const [file = binary, ...rest] = [...prefix, binary, ...args];
  return { file, args: rest, as: prefix.length === 0 && owner ? owner : {} };
};
