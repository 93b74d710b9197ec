import Fastify from 'fastify';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createSecretBox } from '../../../core/auth/secret-box.ts';
import { openSlotegratorSandbox } from '../slotegrator.sandbox.ts';

const merchant = { merchantId: 'shop', merchantKey: 'key' };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const settingsIn = async () => {
  const directory = await mkdtemp(join(tmpdir(), 'far-'));
  closing.push(() => rm(directory, { recursive: true }));
  const addresses = { callbackUrl: 'http://127.0.0.1:9/callback', siteUrl: 'http://127.0.0.1' };
  return { ...merchant, ...addresses, secret: 's', file: join(directory, 'sandbox', 'slotegrator.sqlite') };
};

/** A site with the sandbox only. */
const openSite = async (dataDir: string) => {
  let url = '';
  const sandbox = openSlotegratorSandbox({
    settings: { dataDir },
    secrets: createSecretBox('a secret of at least thirty-two characters'),
    localUrl: () => url,
    siteUrl: () => url,
    log: pino({ level: 'silent' }),
  });
  const site = Fastify({ forceCloseConnections: true });
  await sandbox.routes(site);
  closing.push(
    () => sandbox.close(),
    () => site.close(),
  );
  url = await site.listen({ port: 0, host: '127.0.0.1' });
  return sandbox;
};

it('starts on demand, restarts with its state after a crash, and ends with its server', async () => {
  const { file } = await settingsIn();
  const { client, pid, close } = await openSite(dirname(dirname(file)));
  expect(pid()).toBeUndefined(); // not needed yet, and nothing is unfinished

  const opened = await client.openDemo({ game_uuid: (await client.listGames())[0]?.uuid ?? '' });
  const first = pid() ?? 0;
  const page = await fetch(opened);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const asked = await fetch(opened.replace('/play/', '/call/'), { method: 'POST', body: '{"ask":"state"}' });
  expect(await asked.json()).toMatchObject({ ok: true, shown: { balanceMinor: 100_000 } });

  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => expect(pid() ?? first).not.toBe(first), 10_000);
  expect((await fetch(opened)).status).toBe(200);
  const second = pid() ?? 0;
  await close();
  expect([first, second].some(isAlive)).toBe(false);
  expect((await fetch(opened)).status).toBe(503);

  const next = await openSite(dirname(dirname(file)));
  await vi.waitFor(() => expect(next.pid()).toBeDefined(), 10_000); // restarts on its own, since it may owe callbacks
});

it('ends with its server, even if that is killed', async () => {
  const settings = await settingsIn();
  const source = `import { createFarProcess } from ${JSON.stringify(new URL('far-process.ts', import.meta.url).href)};
    const far = createFarProcess({ settings: () => (${JSON.stringify(settings)}), log: console });
    await far.origin();
    console.log(far.pid());`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(output.toString());
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000);
});
