import { makeFolder } from 'db';
import { mkdtemp, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { variableWords } from '../core/features/variable.ts';
import { ConfigError, environmentSchema } from './config.ts';

/** Makes DATA_DIR, private, where it is not there yet. Throws ConfigError when nothing can be kept in it. */
export const prepareDataDir = async (dataDir: string): Promise<void> => {
  try {
    await makeFolder(dataDir, 0o700);
    await rmdir(await mkdtemp(join(dataDir, 'trial-'))); // permissions tell little: root has all, a mount may have none
  } catch (error) {
    const [why, takes] = [(error as Error).message, variableWords(environmentSchema)['DATA_DIR']?.takes];
    throw new ConfigError(`DATA_DIR: got ${JSON.stringify(dataDir)}, takes ${takes}; ${why}`);
  }
};
