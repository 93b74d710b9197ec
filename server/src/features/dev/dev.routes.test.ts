import type { FastifyInstance } from 'fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createHttpServer, serveWeb } from '../../core/http/http-server.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { devRoutes, GALLERY_PATH } from './dev.routes.ts';

let root: string; // folder of a built web app

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'glasshouse-dev-'));
  await writeFile(join(root, 'index.html'), '<title>the page</title>');
});
afterAll(() => rm(root, { recursive: true }));

const build = async (isOpen: boolean): Promise<FastifyInstance> => {
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: false });
  if (isOpen) await app.register(devRoutes);
  await serveWeb(app, { root, ...(!isOpen && { absent: GALLERY_PATH }) });
  onTestFinished(() => app.close());
  return app;
};

it('opens the gallery outside production', async () => {
  const app = await build(true);
  expect((await app.inject('/api/dev')).json()).toEqual({ gallery: true });
  expect((await app.inject('/dev/gallery/tokens')).statusCode).toBe(200);
});

it.each(['/dev/gallery', '/dev/gallery/tokens', '/dev/gallery/scenes/dice'])(
  'answers 404 with the page that says so in production: %s',
  async (path) => {
    const app = await build(false);
    const { statusCode, body } = await app.inject(path);
    expect([statusCode, body]).toEqual([404, '<title>the page</title>']);
  },
);

it('has no answer for the web app in production', async () => {
  expect((await (await build(false)).inject('/api/dev')).statusCode).toBe(404);
});
