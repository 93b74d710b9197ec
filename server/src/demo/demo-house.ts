import { openDatabase } from 'db';
import type { Config } from '../app/config.ts';
import { embeddedUrl } from '../testing/server-process.ts';
import type { DemoHouse } from './demo-person.ts';

/** Opens the database of a house that serves at `url`. Throws Error when people have played in it already. */
export const openDemoHouse = async (url: string, { dataDir }: Pick<Config, 'dataDir'>): Promise<DemoHouse> => {
  const db = await openDatabase({ url: await embeddedUrl(dataDir), max: 4 });
  const { rowCount } = await db.pool.query('SELECT FROM round LIMIT 1');
  if ((rowCount ?? 0) > 0) {
    await db.close();
    throw new Error(`there is a house with rounds in ${dataDir}: choose another DATA_DIR, or remove it`);
  }
  return { url, db };
};
