import { randomBytes } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { openDatabase, type Database } from '../app/database.ts';
import { createPool } from '../core/pool.ts';

/** The variable through which the global set-up tells test files where the cluster is. */
export const CLUSTER_VARIABLE = 'GLASSHOUSE_TEST_CLUSTER';

/** A database of its own for one test file: migrated, with reference data, otherwise empty. */
export interface TestDatabase extends Database {
  owner: Pool; // superuser, for corrupting what the application cannot touch
  /** Closes its connections and removes it. */
  drop: () => Promise<void>;
}

/** Clones the template of the cluster (default: the test run's) and opens the clone. */
export const createTestDatabase = async ({
  clusterUrl = process.env[CLUSTER_VARIABLE],
  max = 10,
}: { clusterUrl?: string | undefined; max?: number } = {}): Promise<TestDatabase> => {
  if (!clusterUrl)
    throw new Error(`${CLUSTER_VARIABLE} is not set: add db/src/testing/global-setup.ts to vitest's globalSetup`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = new URL(clusterUrl).pathname.slice(1);
  // block by block through the log, as is usual, takes seven times as long
  await administer(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = withDatabase(clusterUrl, name);
  const database = await openDatabase({ url, max, applicationName: name });
  const owner = createPool({ connectionString: url, max: 4 });
  return {
    ...database,
    owner,
    drop: async () => {
      await Promise.all([database.close(), owner.end()]);
      await administer(clusterUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};

const withDatabase = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

const administer = async (clusterUrl: string, sql: string): Promise<void> => {
  const client = new Client({ connectionString: withDatabase(clusterUrl, 'postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};
