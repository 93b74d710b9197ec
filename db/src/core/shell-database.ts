import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from './embedded.ts';

/**
 * Does something with the database of the environment: DATABASE_URL, else the embedded one, which is started for it if it does
 * not run, and then stopped again. The exit status.
 */
export const withShellDatabase = async (
  say: (line: string) => void,
  work: (url: string) => Promise<number>,
): Promise<number> => {
  const { DATABASE_URL, DATA_DIR: dataDir = '.data' } = process.env;
  if (DATABASE_URL) return work(DATABASE_URL);
  if (!existsSync(join(dataDir, 'postgres'))) {
    say(`There is no database in ${dataDir} yet: start the server first, or set DATABASE_URL or DATA_DIR.`);
    return 1;
  }
  const server = await startEmbedded({ dataDir, log: say });
  try {
    return await work(server.url);
  } finally {
    if (!server.reused) await server.stop();
  }
};
