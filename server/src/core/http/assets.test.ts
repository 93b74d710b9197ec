import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import zlib, { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from '../observability/logger.ts';
import { createHttpServer, serveWeb } from './http-server.ts';
import { createNetworkLimit } from './network-limit.ts';

const script = 'x'.repeat(5000);

const open = async (): Promise<FastifyInstance> => {
  const root = await mkdtemp(join(tmpdir(), 'glasshouse-assets-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'assets/all.js'), script);
  await writeFile(join(root, 'assets/all.js.br'), 'made by the build: br');
  await writeFile(join(root, 'assets/all.js.gz'), gzipSync(script));
  await writeFile(join(root, 'assets/bare.js'), script);
  const app = await createHttpServer({
    log: createLogger('silent'),
    trustProxy: false,
    networks: createNetworkLimit(1), // bursts of 20 calls
  });
  onTestFinished(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });
  await serveWeb(app, { root });
  return app;
};

const ask = (app: FastifyInstance, url: string, encoding: string) =>
  app.inject({ url, headers: { 'accept-encoding': encoding }, remoteAddress: '203.0.113.9' });

it('built files are served as the build has compressed them, and nothing is compressed at a request', async () => {
  const spies = [vi.spyOn(zlib, 'createBrotliCompress'), vi.spyOn(zlib, 'createGzip'), vi.spyOn(zlib, 'createDeflate')];
  const app = await open();
  const brotli = await ask(app, '/assets/all.js', 'gzip, br');
  expect([brotli.headers['content-encoding'], brotli.body]).toEqual(['br', 'made by the build: br']);
  expect(brotli.headers['content-type']).toContain('javascript');
  expect((await ask(app, '/assets/all.js', 'gzip')).headers['content-encoding']).toBe('gzip');
  const plain = await ask(app, '/assets/all.js', 'identity');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, script]);
  const bare = await ask(app, '/assets/bare.js', 'gzip, br');
  expect([bare.headers['content-encoding'], bare.body]).toEqual([undefined, script]);
  for (const compress of spies) expect(compress).not.toHaveBeenCalled();
  expect((await ask(app, '/assets/all.js.br', 'br')).statusCode).toBe(404);
});

it('built files are counted by network, ten as one call', async () => {
  const app = await open();
  const statuses = await Promise.all(Array.from({ length: 400 }, () => ask(app, '/assets/bare.js', 'br')));
  const served = statuses.filter(({ statusCode }) => statusCode === 200).length;
  expect(served).toBeGreaterThanOrEqual(200);
  expect(served).toBeLessThan(350);
  expect(statuses.some(({ statusCode }) => statusCode === 429)).toBe(true);
});
