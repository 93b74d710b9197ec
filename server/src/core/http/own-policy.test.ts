import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { createLogger } from '../observability/logger.ts';
import { createHttpServer, serveWeb } from './http-server.ts';

const page = (policy: string): string =>
  `<!doctype html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><script>1</script>`;

const serve = async (verifier: string) => {
  const root = await mkdtemp(join(tmpdir(), 'glasshouse-web-'));
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: false });
  onTestFinished(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });
  await writeFile(join(root, 'index.html'), '<html><head></head></html>');
  await writeFile(join(root, 'service-worker.js'), 'self;');
  await writeFile(join(root, 'verifier.html'), verifier);
  await writeFile(join(root, 'verifier.html.gz'), gzipSync(verifier));
  await serveWeb(app, { root });
  return app;
};

it('serves the verifier under the policy that it brings along, compressed too, and nothing else under it', async () => {
  const app = await serve(page("default-src 'none'; script-src 'sha256-abc='"));
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy'];
  expect(await policyOf('/verifier.html')).toBe("default-src 'none'; script-src 'sha256-abc='; frame-ancestors 'none'");
  const sent = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  const { headers } = await sent('/verifier.html');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': expect.stringContaining('text/html') });
  expect(headers['content-security-policy']).toBe(await policyOf('/verifier.html'));
  expect(await policyOf('/service-worker.js')).toContain("default-src 'self'");
  expect(await policyOf('/main')).toContain("default-src 'self'");
  expect((await app.inject('/index.html')).statusCode).toBe(200); // the installed application keeps it
});

it('does not start with a verifier that names no policy', async () => {
  await expect(serve('<html></html>')).rejects.toThrow(/names no policy/);
});
