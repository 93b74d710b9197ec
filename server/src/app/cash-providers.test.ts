import { createTestDatabase, type TestDatabase } from 'db/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { startServer, type RunningServer } from './server.ts';

let db: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-providers-'));
});
afterAll(async () => {
  await db.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (environment: Record<string, string>): Promise<RunningServer> =>
  startServer(
    parseConfig({
      NODE_ENV: 'test',
      PORT: '0',
      DATABASE_URL: db.url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      CAPTCHA_PROVIDER: 'none',
      ...environment,
    }),
  );

it.each([
  [{ FIAT_URL: 'https://pay.example', FIAT_API_KEY: 'key' }, 'FIAT_SECRET: got nothing'],
  [{ PAYOUTS_URL: 'https://pay.example', PAYOUTS_SECRET: 'sixteen characters' }, 'PAYOUTS_KEY: got nothing'],
  [{ TON_SIGNER_KEY: 'key' }, 'TON_SIGNER_URL: got nothing'],
])('an account that lacks a part stops the start: %j', async (environment, message) => {
  await expect(start(environment)).rejects.toThrow(message);
});

it('without sandboxes nothing of the far side can be played, and nobody is called back', async () => {
  const server = await start({ ALLOW_SANDBOX: 'false' });
  const status = async (path: string, method = 'GET'): Promise<number> =>
    (
      await fetch(server.url + path, {
        method,
        ...(method === 'POST' && { body: new URLSearchParams({ act: 'pay' }) }),
      })
    ).status;
  try {
    for (const provider of ['fiat', 'cryptapi', 'cryptapi/payouts', 'ton', 'ton/signer', 'payouts', 'courses']) {
      const page = await (await fetch(`${server.url}/sandbox/${provider}`)).text(); // the site's own, where it is built
      expect([provider, /<form[^>]*action=/.test(page)]).toEqual([provider, false]);
      expect([provider, await status(`/sandbox/${provider}/act`, 'POST')]).toEqual([provider, 404]);
    }
    for (const provider of ['fiat', 'cryptapi', 'ton', 'payouts']) {
      expect(await status(`/api/cash/callbacks/${provider}`, 'POST')).toBe(404);
      expect(await status(`/api/cash/payouts/${provider}`, 'POST')).toBe(404);
    }
  } finally {
    await server.stop();
  }
});
