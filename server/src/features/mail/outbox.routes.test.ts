import type { StoredLetter } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createHttpServer, serveWeb } from '../../core/http/http-server.ts';
import { createOutboxMailer } from '../../core/mail/outbox-mailer.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { writeLetter } from './write-letter.ts';

const mailer = createOutboxMailer(writeLetter);
const link = 'https://glasshouse.example/recovery?token=abc&x=1';
let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
  const ann = { email: 'Ann@example.com', lang: 'en', userId: null } as const;
  await mailer.send(db.orm.em.fork(), 'recovery', ann, { nick: '<script>alert(1)</script>', link });
  await mailer.send(db.orm.em.fork(), 'passwordChanged', { ...ann, email: 'bob@example.com' }, { nick: 'Bob' });
});
afterAll(() => db.drop());

const build = async (isOpen = true): Promise<FastifyInstance> => {
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: false });
  await app.register(outboxRoutes, { db, isOpen });
  await serveWeb(app);
  onTestFinished(() => app.close());
  return app;
};

const lettersOf = async (app: FastifyInstance, query: string): Promise<StoredLetter[]> =>
  (await app.inject(`/dev/outbox?format=json${query}`)).json<{ letters: StoredLetter[] }>().letters;

it('gives the letters as JSON, newest first, and those of one recipient', async () => {
  const app = await build();
  expect((await lettersOf(app, '')).map(({ kind }) => kind)).toEqual(['passwordChanged', 'recovery']);
  const [letter, ...others] = await lettersOf(app, '&to=ann@example.com');
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ recipient: 'Ann@example.com', lang: 'en', sentAt: null, attempts: 0 });
  expect(letter?.text).toContain(link);
});

it('shows a list and single letters that run nothing', async () => {
  const app = await build();
  const list = await app.inject('/dev/outbox');
  expect(list.headers['content-type']).toContain('text/html');
  expect(list.body).toContain('Ann@example.com');
  const path = /\/dev\/outbox\/[\w-]+(?=">Account recovery)/.exec(list.body)?.[0] ?? '';
  const single = await app.inject(path);
  expect(single.statusCode).toBe(200);
  expect(single.body).not.toContain('<script');
  expect(single.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(single.body).toContain('href="https://glasshouse.example/recovery?token=abc&amp;x=1"');
});

it.each(['/dev/outbox/nothing', '/dev/outbox/00000000-0000-7000-8000-000000000000', "/dev/outbox/'%20OR%201=1"])(
  'has no letter at %s',
  async (path) => {
    expect((await (await build()).inject(path)).statusCode).toBe(404);
  },
);

it.each(['/dev/outbox', '/dev/outbox?format=json', '/dev/outbox/00000000-0000-7000-8000-000000000000'])(
  'is not there in production: %s',
  async (path) => {
    const { statusCode, body } = await (await build(false)).inject(path);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('example.com');
  },
);
