import Fastify, { type FastifyInstance } from 'fastify';
import type { SandboxStore } from '../../../../core/payments/gateways.ts';
import { takeForms } from '../../../../core/social/sandbox/forms.ts';
import type { Merchant } from '../../slotegrator.signature.ts';
import { createFarWallet } from '../far-wallet.ts';
import { API_PATH, PAGES_PATH } from '../paths.ts';
import { apiRoutes } from './api.routes.ts';
import { createLiveTitles } from './catalogue-changes.ts';
import { faultRoutes } from './fault.routes.ts';
import { fileRoutes } from './file.routes.ts';
import { createOutbox } from './outbox.ts';
import { playRoutes } from './play.routes.ts';
import { openRecords } from './records.ts';
import { createRounds } from './rounds.ts';
import { createShow } from './show.ts';
import { openStore, type FarStore } from './store.ts';

/** Settings passed by the server to its simulator. */
export interface FarSettings extends Merchant {
  secret: string; // secret of draws
  callbackUrl: string;
  siteUrl: string; // address at which browsers reach the pages, through the server
  file?: string | undefined; // file of its state; omitted: in memory
  slowMs?: number | undefined; // delay of a slow answer
}

const TICK_MS = 200;
const SLOW_MS = 15_000;

/** Adapts the store for the faults of simulated APIs. */
const faultStore = (store: FarStore): SandboxStore => ({
  get: async <T>(key: string) => store.get<T>('fact', key),
  put: async (key, value) => store.put('fact', key, { at: 0 }, value),
  update: async (key, change) => {
    const value = change(store.get('fact', key));
    store.put('fact', key, { at: 0 }, value);
    return value;
  },
  list: async () => [],
});

/** The simulated aggregator: its API, its games' pages, and timed events. */
export const createFarApp = (settings: FarSettings, now: () => number = Date.now): FastifyInstance => {
  const { secret, callbackUrl, siteUrl, file, slowMs = SLOW_MS } = settings;
  const merchant: Merchant = { merchantId: settings.merchantId, merchantKey: settings.merchantKey };
  const store = openStore(file, now);
  const records = openRecords(store, now);
  const titles = createLiveTitles(store);
  const outbox = createOutbox(records, createFarWallet(merchant, callbackUrl));
  const rounds = createRounds({ records, outbox, titles, secret });
  const show = createShow({ records, secret });
  const faults = faultStore(store);
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 64 * 1024 });
  takeForms(app);
  void app.register(
    (api, _options, done) => {
      const frameBase = siteUrl + PAGES_PATH;
      apiRoutes(api, { records, titles, merchant, faults, slowMs, callbackUrl, frameBase, rounds });
      done();
    },
    { prefix: API_PATH },
  );
  void app.register(
    (pages, _options, done) => {
      playRoutes(pages, { records, outbox, titles, rounds, show, faults });
      fileRoutes(pages, { records, titles });
      faultRoutes(pages, { records, outbox, titles, rounds, faults });
      done();
    },
    { prefix: PAGES_PATH },
  );
  rounds.recover();
  let turn: Promise<unknown> | undefined;
  const tick = setInterval(() => {
    if (turn || (store.nextDue('round', 'call') ?? Infinity) > now()) return;
    turn = Promise.allSettled([rounds.endDue(), outbox.deliverDue()]).finally(() => (turn = undefined));
  }, TICK_MS);
  app.addHook('onClose', async () => {
    clearInterval(tick);
    await turn;
    await outbox.close();
    store.close();
  });
  return app;
};
