import { expect, it, onTestFinished } from 'vitest';
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
