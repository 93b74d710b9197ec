import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '../http/http-server.ts';
import { createLogger } from '../observability/logger.ts';
import { clientAddressOf, networkOf } from './client-address.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1::2:3', '2001:db8:1:0::/64'],
    ['unix socket', 'unix socket'],
  ])('the network of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the address of a client', () => {
  const proxy = '10.0.0.1';

  it.each([
    [0, undefined, proxy],
    [0, '203.0.113.7', proxy],
    [1, undefined, proxy],
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [2, '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
    [2, '203.0.113.7', '203.0.113.7'],
    [9, '198.51.100.1,203.0.113.7', '198.51.100.1'],
  ])('behind %i proxies that pass on %j is %s, for sockets as for requests', async (proxies, forwarded, address) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    expect(clientAddressOf({ socket: { remoteAddress: proxy }, headers }, proxies)).toBe(address);
    const app = await createHttpServer({ log: createLogger('silent'), trustProxy: proxies });
    onTestFinished(() => app.close());
    app.get('/', ({ ip }) => ip);
    expect((await app.inject({ url: '/', remoteAddress: proxy, headers })).body).toBe(address);
  });
});
