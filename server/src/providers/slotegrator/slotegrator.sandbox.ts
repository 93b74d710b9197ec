import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FeatureTools } from '../../core/features/feature.ts';
import { createFarProcess } from './sandbox/far-process.ts';
import { farProxy } from './sandbox/far-proxy.ts';
import { API_PATH } from './sandbox/paths.ts';
import { createSlotegrator, type Slotegrator } from './slotegrator.client.ts';
import type { Merchant } from './slotegrator.signature.ts';

/** The path of the aggregator's callbacks on this server. */
const CALLBACK_PATH = '/api/slotegrator/callback';

/** The simulated aggregator, in its own process. */
export interface SlotegratorSandbox {
  isSandbox: true;
  client: Slotegrator;
  merchant: Merchant; // signs both ways
  pid(): number | undefined; // pid of the running process
  /** Serves its pages below /sandbox/slotegrator. */
  routes(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

type Tools = Pick<FeatureTools, 'secrets' | 'localUrl' | 'siteUrl' | 'log'> & {
  settings: Pick<FeatureTools['settings'], 'dataDir'>;
};

/** Simulates the aggregator. Its process starts on demand, or at once if its last run left unfinished work. */
export const openSlotegratorSandbox = ({ settings, secrets, localUrl, siteUrl, log }: Tools): SlotegratorSandbox => {
  const merchant = { merchantId: 'sandbox', merchantKey: secrets.keyFor('sandbox.slotegrator').toString('hex') };
  const far = createFarProcess({
    log,
    settings: () => ({
      ...merchant,
      secret: secrets.keyFor('sandbox.slotegrator.draws').toString('hex'),
      callbackUrl: localUrl().replace('//0.0.0.0:', '//127.0.0.1:') + CALLBACK_PATH,
      siteUrl: siteUrl(),
      file: join(settings.dataDir, 'sandbox', 'slotegrator.sqlite'),
    }),
  });
  const baseUrl = async (): Promise<string> => (await far.origin()) + API_PATH;
  return {
    isSandbox: true,
    client: createSlotegrator({ ...merchant, baseUrl, pageGapMs: 0 }),
    merchant,
    pid: far.pid,
    async routes(app) {
      await app.register(farProxy(far.origin));
      app.addHook('onListen', far.resume);
    },
    close: far.stop,
  };
};
