import { expect, it } from 'vitest';
import type { TonConnectWallet } from '../../contract/features/tonconnect.contract.ts';
import { sandboxHouseWallet } from '../providers/ton/ton-sandbox-wallet.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const REAL = { TON_WALLET: sandboxHouseWallet, TON_INDEXER_URL: 'https://127.0.0.1:9' };
const PUBLIC_URL = 'https://casino.example';

const onServer = async (environment: Record<string, string>, look: (server: TestServer) => Promise<void>) => {
  const server = await startTestServer(environment);
  try {
    await look(server);
  } finally {
    await server.close();
  }
};

const policyOf = async ({ url }: TestServer): Promise<Record<string, string>> => {
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
  return Object.fromEntries(policy.split(';').map((directive) => directive.split(/ (.*)/).slice(0, 2)));
};

const walletsOf = async ({ url }: TestServer): Promise<TonConnectWallet[]> =>
  (await (await fetch(`${url}/tonconnect-wallets.json`)).json()) as TonConnectWallet[];

it('in a sandbox the one wallet is simulated, and pages still connect to nobody', () =>
  onServer({}, async (server) => {
    const wallets = await walletsOf(server);
    expect(wallets.map(({ bridge }) => bridge)).toEqual([[{ type: 'js', key: 'glasshouseSandbox' }]]);
    expect(await policyOf(server)).toMatchObject({ 'connect-src': "'self'", 'img-src': "'self' data: blob:" });
    const manifest = await (await fetch(`${server.url}/tonconnect-manifest.json`)).json();
    expect(manifest).toMatchObject({ url: server.url, name: 'Glasshouse' });
  }));

it('with a wallet of the house pages connect to the bridges of the listed wallets, and to no others', () =>
  onServer({ ...REAL, PUBLIC_URL }, async (server) => {
    const wallets = await walletsOf(server);
    const bridges = wallets.flatMap(({ bridge }) =>
      bridge.flatMap((each) => ('url' in each ? [new URL(each.url)] : [])),
    );
    expect(bridges.length).toBeGreaterThan(2);
    expect(new Set(bridges.map(({ protocol }) => protocol))).toEqual(new Set(['https:']));
    const { 'connect-src': connect = '', ...policy } = await policyOf(server);
    const origins = [...new Set(bridges.map(({ origin }) => origin))];
    expect(connect.split(' ')).toEqual(["'self'", 'wss://casino.example', ...origins]);
    expect(policy).toMatchObject({ 'img-src': "'self' data: blob:", 'script-src': "'self'", 'frame-src': "'self'" });
    for (const { image, universal_url } of wallets) {
      expect((await fetch(server.url + image)).headers.get('content-type')).toBe('image/png');
      expect(new URL(universal_url ?? '').protocol).toBe('https:');
    }
  }));

it('wallets of other origins may read who asks them, under the public address', () =>
  onServer({ ...REAL, PUBLIC_URL }, async ({ url }) => {
    const answer = await fetch(`${url}/tonconnect-manifest.json`, { headers: { origin: 'https://wallet.example' } });
    expect(await answer.json()).toEqual({
      url: PUBLIC_URL,
      name: 'Glasshouse',
      iconUrl: `${PUBLIC_URL}/tonconnect-icon.png`,
    });
    const icon = await fetch(`${url}/tonconnect-icon.png`);
    for (const { headers } of [answer, icon]) {
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    const list = await fetch(`${url}/tonconnect-wallets.json`);
    expect(list.headers.get('access-control-allow-origin')).toBeNull();
  }));

it('a house without TON gives wallets nothing to connect', () =>
  onServer({ ALLOW_SANDBOX: 'false' }, async (server) => {
    expect(server.server.routes.filter((route) => route.includes('tonconnect'))).toEqual([]);
    expect(await policyOf(server)).toMatchObject({ 'connect-src': "'self'" });
  }));
