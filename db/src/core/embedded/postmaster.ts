import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Facts that a running server wrote about itself into its data directory. */
export interface Postmaster {
  pid: number;
  port: number;
}

/** File in which a server of this data directory describes itself. */
export const pidFileOf = (clusterDir: string): string => join(clusterDir, 'postmaster.pid');

/** Reads postmaster.pid; undefined when it is missing or not complete yet. Says nothing about whether that pid lives. */
export const readPidFile = (clusterDir: string): Postmaster | undefined => {
  const path = pidFileOf(clusterDir);
  if (!existsSync(path)) return undefined;
  const [pid = '', , , port = ''] = readFileSync(path, 'utf8').split('\n');
  return Number(pid) > 1 && Number(port) > 0 ? { pid: Number(pid), port: Number(port) } : undefined;
};

const hasProc = existsSync('/proc/self/cwd');

/**
 * True for a PostgreSQL process of this data directory: its program is `postgres` and its working directory is the data
 * directory. A pid alone proves nothing, because the system gives old pids to new processes, and neither does the
 * directory, where somebody's shell may stand.
 */
export const isOfCluster = (pid: number, clusterDir: string): boolean => {
  try {
    if (!hasProc) return commandOf(pid).includes(clusterDir) && commandOf(pid).includes('postgres');
    const program = basename(readlinkSync(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, ''); // packages get reinstalled
    return program === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
  } catch {
    return false; // gone, a zombie, or not ours to look at
  }
};

const commandOf = (pid: number): string =>
  execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });

/** Pids of all live processes of this data directory; without /proc only what postmaster.pid names can be known. */
export const processesOf = (clusterDir: string): number[] => {
  if (!hasProc) {
    const known = readPidFile(clusterDir);
    return known && isOfCluster(known.pid, clusterDir) ? [known.pid] : [];
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid && isOfCluster(pid, clusterDir));
};

/** Waits until the condition holds. Returns false when it did not in time. */
export const waitUntil = async (holds: () => boolean | Promise<boolean>, limitMs: number): Promise<boolean> => {
  const end = Date.now() + limitMs;
  while (!(await holds())) {
    if (Date.now() > end) return false;
    await delay(20);
  }
  return true;
};

/** Sends a signal; a process that is gone is no error. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/**
 * Ends what a killed postmaster left behind. Backends hold the shared memory of the old server, and a new one refuses
 * to start beside them. They are found by their data directory and ended by their own pids.
 */
export const endOrphans = async (clusterDir: string): Promise<void> => {
  for (const name of ['SIGTERM', 'SIGQUIT', 'SIGKILL'] as const) {
    const orphans = processesOf(clusterDir);
    if (orphans.length === 0) return;
    orphans.forEach((pid) => signal(pid, name));
    if (await waitUntil(() => processesOf(clusterDir).length === 0, 3000)) return;
  }
  throw new Error(
    `Processes of an earlier database in ${clusterDir} do not end: ${processesOf(clusterDir).join(', ')}`,
  );
};
