import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../observability/logger.ts';
import { createHttpServer } from './http-server.ts';
import { createNetworkLimit, refuseExcess } from './network-limit.ts';

const BURST = 20; // limit of a network, at a call a second for each connection

const open = async () => {
  const networks = createNetworkLimit(1);
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: false, networks });
  onTestFinished(() => app.close());
  app.get('/page', () => 'served');
  app.post('/callback', { config: { isSigned: true } }, async (request, reply) =>
    (request.body as { isForged: boolean }).isForged ? (refuseExcess(request, reply) ?? 'refused') : 'taken',
  );
  return app;
};
type App = Awaited<ReturnType<typeof open>>;

const ask = async (app: App, url = '/page') => (await app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode;
const callBack = async (app: App, isForged: boolean) =>
  (await app.inject({ method: 'POST', url: '/callback', payload: { isForged }, remoteAddress: '203.0.113.9' }))
    .statusCode;
const times = async (count: number, work: () => Promise<number>): Promise<Set<number>> => {
  const statuses = new Set<number>();
  for (let at = 0; at < count; at += 1) statuses.add(await work());
  return statuses;
};

it('signed callbacks take nothing of their network’s share, and need none', async () => {
  const app = await open();
  expect(await times(10 * BURST, () => callBack(app, false))).toEqual(new Set([200]));
  expect(await ask(app)).toBe(200);
  expect(await times(10 * BURST, () => ask(app))).toContain(429);
  expect(await callBack(app, false)).toBe(200);
});

it('forged callbacks come out of their network’s share, and are refused beyond it', async () => {
  const app = await open();
  expect(await times(10 * BURST, () => callBack(app, true))).toEqual(new Set([200, 429]));
  expect(await times(10 * BURST, () => ask(app))).toContain(429);
  expect(await callBack(app, false)).toBe(200);
});

it('an address that is not there is counted as any other', async () => {
  const app = await open();
  expect(await times(10 * BURST, () => ask(app, '/nothing'))).toEqual(new Set([404, 429]));
});
