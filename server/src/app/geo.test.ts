import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const BLOCKED = { 'x-forwarded-for': '10.9.8.7' };
const OPEN = { 'x-forwarded-for': '203.0.113.7' };
const paths = ['/micro/socket', '/socket.io'] as const;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ GEO_BLOCKED_NETWORKS: '10.9.0.0/16', TRUST_PROXY: 'true' });
});
afterAll(() => server.close());

/** Connects and waits for what the server says first: its refusal, or its pushes. */
const firstBlock = (path: string, headers: Record<string, string>): Promise<unknown> =>
  new Promise((resolve) => {
    const socket: Socket = io(server.url, { path, transports: ['websocket'], forceNew: true, extraHeaders: headers });
    onTestFinished(() => void socket.disconnect());
    socket.once('blockGeo', resolve);
  });

describe('a visitor from a blocked network', () => {
  it.each(paths)('is told so on %s', async (path) => {
    expect(await firstBlock(path, { ...BLOCKED, cookie: 'lang=en' })).toEqual({ ip: '10.9.8.7', countryName: '' });
  });

  it('is refused every call and request, in their language', async () => {
    const guest = await server.guest({ ...BLOCKED, cookie: 'lang=en' });
    const msg = 'We cannot provide our services where you connect from, or through a VPN.';
    for (const name of ['liveFeed.getLiveFeed', 'dice.play', 'no.such.call'])
      expect(await guest.refusal(name)).toEqual({ code: 'blockGeo', msg });
    for (const name of ['cash:loadCurrencies', 'user:updateUser'])
      expect(await guest.request(name)).toEqual({ success: false, code: 'blockGeo', msg });
  });

  it('is refused also with a session, and hears nothing of the account', async () => {
    const { token } = await server.player();
    const socket = await server.connect(token, '/micro/socket', { ...BLOCKED, cookie: `token=${token}` });
    const answer = await new Promise((resolve) => void socket.emit('call', 'fairness.seeds', {}, resolve));
    expect(answer).toMatchObject({ code: 'blockGeo' });
  });

  it('is refused over HTTP, but for what tells that the server is up', async () => {
    const ask = (path: string): Promise<Response> => fetch(`${server.url}${path}`, { headers: BLOCKED });
    for (const path of ['/api/captcha', '/api/log/checkpoint', '/auth/token'])
      expect([path, (await ask(path)).status]).toEqual([path, 451]);
    expect((await ask('/healthz')).status).toBe(200);
  });
});

describe('a visitor from elsewhere', () => {
  it('is served, whatever they claim before the proxy', async () => {
    const guest = await server.guest({ 'x-forwarded-for': '10.9.8.7, 203.0.113.7' });
    expect(await guest.call('liveFeed.getLiveFeed')).toHaveProperty('liveAll');
    expect(await guest.request('currencyGeoIp:request')).toMatchObject({ success: true, data: { currencyId: 2 } });
    expect((await fetch(`${server.url}/api/captcha`, { headers: OPEN })).status).toBe(200);
  });

  it('is shown amounts in the currency of their country', async () => {
    const guest = await server.guest({ 'x-forwarded-for': '141.20.1.1' });
    expect(await guest.request('currencyGeoIp:request')).toMatchObject({ data: { currencyId: 3 } });
  });
});
