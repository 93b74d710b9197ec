import { startTestCluster } from './test-cluster.ts';
import { CLUSTER_VARIABLE } from './test-database.ts';

/** Vitest's globalSetup: one cluster for the whole run. Workers start afterwards and inherit the variable. */
export const setup = async (): Promise<() => Promise<void>> => {
  const cluster = await startTestCluster();
  process.env[CLUSTER_VARIABLE] = cluster.url;
  return cluster.stop;
};
