import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { createSecretBox } from '../core/auth/secret-box.ts';
import { SIGNATURE_HEADER, signatureOfJson } from '../core/payments/signed-json.ts';
import { CASINO_ENVIRONMENT, MERCHANT } from '../features/casino/testing/casino-fixtures.ts';
import { signedHeaders } from '../providers/slotegrator/slotegrator.signature.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const open = async (environment: Record<string, string>): Promise<TestServer> => {
  const site = await startTestServer({ TRUST_PROXY: '1', ...environment });
  onTestFinished(() => site.close());
  return site;
};

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });

it('one network opens so many sockets and no more, and other networks theirs', async () => {
  const site = await open({ SOCKETS_PER_NETWORK: '4' });
  const connect = (address: string, path?: string) => site.connect(undefined, path, from(address));
  const opened = await Promise.all(
    ['::1', '::2', '::3'].map((end, at) => connect(`2001:db8:7:1${end}`, at === 0 ? '/socket.io' : '/micro/socket')),
  );
  await connect('2001:db8:7:1::4');
  for (const path of ['/micro/socket', '/socket.io']) await expect(connect('2001:db8:7:1:5::', path)).rejects.toThrow();
  expect((await connect('2001:db8:7:2::1')).connected).toBe(true);
  opened[0]?.disconnect();
  await expect
    .poll(() =>
      connect('2001:db8:7:1::6').then(
        ({ connected }) => connected,
        () => false,
      ),
    )
    .toBe(true);
});

it('a thousand handshakes at once from one network are not all admitted', async () => {
  const site = await open({ CALLS_PER_SECOND: '5' });
  const asked = Array.from({ length: 1000 }, () =>
    fetch(`${site.url}/socket.io/?EIO=4&transport=polling`, { headers: from('203.0.113.9') }),
  );
  const admitted = (await Promise.all(asked)).filter(({ ok }) => ok).length;
  expect(admitted).toBeGreaterThanOrEqual(20);
  expect(admitted).toBeLessThan(500);
  expect((await fetch(`${site.url}/socket.io/?EIO=4&transport=polling`, { headers: from('203.0.113.8') })).ok).toBe(
    true,
  );
});

it('requests of one network are refused once they are too many, and told when to come back', async () => {
  const site = await open({ CALLS_PER_SECOND: '1' });
  const ask = (address: string, path = '/api/log/key') => fetch(site.url + path, { headers: from(address) });
  const statuses = await Promise.all(Array.from({ length: 60 }, async () => (await ask('2001:db8::1')).status));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20);
  let refused: Response; // a second that the sixty took gives one back
  do
    refused = await ask('2001:db8:0:0:ffff::2'); // another address of the same household
  while (refused.status !== 429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ success: false, code: 429 });
  expect((await ask('2001:db8:0:1::2')).status).toBe(200);
  expect((await ask('2001:db8::1', '/healthz')).status).toBe(200);
});

const APP_SECRET = 'a secret that the providers of these tests are simulated with';

const jsonSigned = (purpose: string, body: object) => {
  const secret = createSecretBox(APP_SECRET).keyFor(purpose).toString('hex');
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOfJson(secret, body) };
  return { headers, body: JSON.stringify(body) };
};

/** Callbacks as each provider signs them, of what nobody here knows. */
const callbacks: Readonly<Record<string, () => { headers: Record<string, string>; body: string }>> = {
  '/api/slotegrator/callback': () => {
    const fields = { action: 'balance', player_id: 'nobody', currency: 'RUB' };
    const headers = { ...signedHeaders(MERCHANT, Object.entries(fields), Date.now()) };
    return { headers, body: new URLSearchParams(fields).toString() };
  },
  '/api/cash/callbacks/fiat': () =>
    jsonSigned('sandbox.fiat', {
      payment_id: 'one and the same',
      parent_payment_id: null,
      payment_status: 'finished',
      order_id: 'unknown',
      price_amount: '10.00',
      price_currency: 'RUB',
      actually_paid: '10.00',
      pay_currency: 'RUB',
      updated_at: 1_700_000_000_000,
    }),
  '/api/cash/payouts/payouts': () =>
    jsonSigned('sandbox /sandbox/payouts', {
      payout_id: 'one and the same',
      payout_key: randomUUID(),
      status: 'done',
      amount: '10.00',
      currency: 'RUB',
      transaction: null,
      reason: null,
      updated_at: 1_700_000_000_000,
    }),
};

it('callbacks are answered however many their providers sign, and forged ones as many as any requests', async () => {
  const site = await open({ CALLS_PER_SECOND: '1', APP_SECRET, ...CASINO_ENVIRONMENT });
  for (const [path, signed] of Object.entries(callbacks)) {
    const send = async (isForged = false) => {
      const { headers, body } = signed();
      const sent = { ...headers, ...from('198.51.100.7') };
      const response = await fetch(site.url + path, {
        method: 'POST',
        headers: sent,
        body: isForged ? body.replace('RUB', 'USD') : body,
      });
      return response.status;
    };
    const many = async (isForged: boolean) =>
      new Set(await Promise.all(Array.from({ length: 60 }, () => send(isForged))));
    expect([path, await many(false)]).toEqual([path, new Set([200])]);
    expect([path, (await many(true)).has(429)]).toEqual([path, true]);
    expect([path, await send()]).toEqual([path, 200]);
  }
});
