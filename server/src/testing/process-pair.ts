import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** Two processes of one house, either of which may be killed. */
export interface ProcessPair {
  /** Both alive: the one to be killed next, and the one that goes on. A seed says which is which. */
  pick(seed: number): Promise<{ victim: ServerProcess; survivor: ServerProcess }>;
  close(): Promise<void>;
}

const isAlive = ({ child }: ServerProcess): boolean => child.exitCode === null && child.signalCode === null;

/** Opens a pair on a database. */
export const openProcessPair = async (environment: Record<string, string>): Promise<ProcessPair> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-pair-'));
  const start = (): Promise<ServerProcess> =>
    startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment });
  const pair: ServerProcess[] = [];
  const alive = async (place: number): Promise<ServerProcess> => {
    const known = pair[place];
    return known && isAlive(known) ? known : (pair[place] = await start());
  };
  return {
    async pick(seed) {
      const both = [await alive(0), await alive(1)] as const; // one after the other: the first makes the keys
      const [victim, survivor] = seed % 2 === 0 ? both : [both[1], both[0]];
      return { victim, survivor };
    },
    async close() {
      await Promise.all(pair.filter(isAlive).map((one) => one.kill()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
