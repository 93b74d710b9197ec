import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasRedis, startTestRedis, type TestRedis } from '../../testing/test-redis.ts';
import { startTcpProxy } from '../../testing/tcp-proxy.ts';
import { createLogger } from '../observability/logger.ts';
import { openBus, type Bus } from './bus.ts';

let db: TestDatabase;
let redis: TestRedis | undefined;
let buses: Bus[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
});
afterEach(async () => {
  for (const bus of buses) await bus.close();
  buses = [];
});
afterAll(async () => {
  await redis?.close();
  await db.drop();
});

const openProcess = async (redisUrl: string | undefined): Promise<Bus> => {
  const bus = await openBus({ url: db.url, pool: db.pool, log: createLogger('silent'), redisUrl });
  buses.push(bus);
  return bus;
};

/** Ends the connections on which notifications are heard: they are opened again. */
const breakListeners = async (): Promise<void> => {
  await db.owner.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'glasshouse-listener'`);
};

const carriers = [
  {
    carrier: 'notifications of the database',
    isMissing: false,
    open: () => Promise.resolve(undefined),
    breakIt: breakListeners,
  },
  {
    carrier: hasRedis() ? 'Redis' : 'Redis (not tested: redis-server is not installed)',
    isMissing: !hasRedis(),
    open: async () => (redis ??= await startTestRedis()).url,
    async breakIt() {
      await redis?.stop();
      await redis?.start();
    },
  },
];

describe.each(carriers)('messages over $carrier', ({ isMissing, open, breakIt }) => {
  it.skipIf(isMissing)('reach each other process once, in their order, and never their sender', async () => {
    const url = await open();
    const [sender, ...others] = [await openProcess(url), await openProcess(url), await openProcess(url)];
    const heard = others.map((bus) => {
      const numbers: unknown[] = [];
      bus.subscribe('numbers', (message) => numbers.push(message));
      return numbers;
    });
    const echoes: unknown[] = [];
    sender?.subscribe('numbers', (message) => echoes.push(message));
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    for (const number of numbers) await sender?.publish('numbers', number);
    await expect.poll(() => heard).toEqual([numbers, numbers]);
    expect(echoes).toEqual([]);
  });

  it.skipIf(isMissing)('ask the process that serves a topic, until the asker gives up', async () => {
    const url = await open();
    const [asker, server] = [await openProcess(url), await openProcess(url)];
    server.serve('double', (message) => Promise.resolve(Number(message) * 2));
    const patience = new AbortController();
    expect(await asker.request('double', 21, patience.signal)).toBe(42);
    server.serve('double', undefined);
    const unanswered = asker.request('double', 1, patience.signal);
    patience.abort(new Error('too late'));
    await expect(unanswered).rejects.toThrow('too late');
  });

  it.skipIf(isMissing)('arrive again after a break, of which every process is told', async () => {
    const url = await open();
    const [sender, receiver] = [await openProcess(url), await openProcess(url)];
    let gaps = 0;
    receiver.onGap(() => (gaps += 1));
    let heard = 0;
    receiver.subscribe('news', () => (heard += 1));
    await breakIt();
    await expect.poll(() => gaps, { timeout: 5000 }).toBe(1);
    await expect
      .poll(async () => {
        await sender.publish('news', {});
        return heard;
      })
      .toBeGreaterThan(0);
  });
});

it.skipIf(!hasRedis())(
  'messages travel over the database while Redis is away, also from a start without it',
  async () => {
    redis ??= await startTestRedis();
    const before = await openProcess(redis.url);
    await redis.stop();
    const after = await openProcess(redis.url);
    const heard: unknown[] = [];
    after.subscribe('news', (message) => heard.push(message));
    await expect
      .poll(async () => {
        await before.publish('news', 'over the database');
        return heard;
      })
      .toContain('over the database');
    await redis.start();
  },
);

it.skipIf(!hasRedis()).each(['HELLO', 'SUBSCRIBE'])(
  'a process ends in peace when Redis falls silent at its %s',
  async (command) => {
    redis ??= await startTestRedis();
    const proxy = await startTcpProxy({
      port: Number(new URL(redis.url).port),
      onClient: (chunk, { freeze }) => chunk.includes(command) && freeze(),
    });
    const bus = await openBus({
      url: db.url,
      pool: db.pool,
      log: createLogger('silent'),
      redisUrl: `redis://127.0.0.1:${proxy.port}`,
    });
    await bus.close(); // a rejection that nobody catches fails the test's file
    await proxy.close();
  },
);
