import { cashbox, type EntityManager } from 'db';
import type { Clock } from '../clock.ts';
import type { SandboxStore } from './gateways.ts';

/** Memory of a simulated provider in the database. `em`: gives a fresh one. */
export const createSandboxStore = (
  provider: string,
  { em, clock }: { em(): EntityManager; clock: Clock },
): SandboxStore => {
  const records = () => cashbox.sandboxRecordRepository(em(), provider);
  return {
    get: async <T>(key: string) => (await records().find(key)) as T | undefined,
    put: (key, value) => records().put(key, value, clock.now()),
    update: (key, change) => records().change(key, clock.now(), change),
    list: async <T>(prefix: string) => (await records().list(prefix)) as { key: string; value: T; at: number }[],
  };
};
