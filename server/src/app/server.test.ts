import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOver, startTestServer, type TestPlayer, type TestServer } from '../testing/test-server.ts';
import { calls, type CallName } from '../../contract/calls.ts';
import { generalCodes } from '../../contract/general-codes.ts';
import { parseConfig } from './config.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer({ METRICS_PORT: '0' });
});
afterAll(() => site.close());

const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('a connection', () => {
  it.each(['/micro/socket', '/socket.io'])(
    'on %s from a foreign origin is refused, whatever its cookie',
    async (path) => {
      const player = await site.player();
      await expect(site.connect(player.token, path, { origin: 'https://evil.example' })).rejects.toThrow();
      await expect(site.connect(player.token, path, { origin: 'null' })).rejects.toThrow();
      const connection = await site.connect(player.token, path, { origin: site.url });
      expect(connection.connected).toBe(true);
    },
  );

  it.each(['/micro/socket', '/socket.io'])('on %s drops when its session is signed out', async (path) => {
    const player = await site.player();
    const socket = await site.connect(player.token, path);
    const dropped = new Promise((resolve) => void socket.once('disconnect', resolve));
    const pushed = new Promise((resolve) => void socket.once('app', resolve));
    const exit = await post('/api/auth/exit', {}, { cookie: `token=${player.token}` });
    expect(exit.status).toBe(200);
    await dropped;
    expect(await pushed).toMatchObject({ type: expect.stringMatching(/invalidToken|serverTime|online/) });
    const after = await site.connect(player.token, '/micro/socket');
    expect((await callOver(after, 'dice.play', {}))[0]).toMatchObject({ code: 0 });
  });

  it('a connection that was dropped comes back as a guest when its session has ended meanwhile', async () => {
    const player = await site.player();
    const watching = await site.again(player);
    const socket = player.legacy;
    const seen: string[] = [];
    socket.onAny((_channel: string, { type }: { type: string }) => seen.push(type));
    await expect.poll(() => seen).toContain('online'); // a broadcast: what a recovery would go on from
    const gone = new Promise((resolve) => void socket.once('disconnect', resolve));
    socket.io.engine.close(); // as a lost network does: the server is not told that it leaves
    await gone;
    const exit = await post('/api/auth/exit', {}, { cookie: `token=${player.token}` });
    expect(exit.status).toBe(200);
    await new Promise((resolve) => void socket.once('connect', () => resolve(undefined)).connect());
    seen.length = 0;
    expect(await player.request('user:updateUser')).toMatchObject({ success: false, code: 2 });
    const pushed = new Promise((resolve) => {
      watching.legacy.on('app', ({ type }: { type: string }) => type === 'balance' && resolve(undefined));
    });
    await watching.call('dice.play', { bet: 1, percent: 50, bet_type: 'less' });
    await pushed;
    expect(await player.request('user:updateUser')).toMatchObject({ success: false }); // whatever was sent has come
    expect(seen).not.toContain('balance');
  });

  it('a connection that sends a frame over the limit is closed, and only that one', async () => {
    const player = await site.player();
    const other = await site.connect(player.token);
    const closed = new Promise((resolve) => void player.calls.once('disconnect', resolve));
    player.calls.emit('call', 'dice.play', { bet: 'x'.repeat(20_000) }, () => undefined);
    await closed;
    expect((await callOver(other, 'fairness.seeds'))[0]).toBeNull();
  });

  it('is told the server’s time, who is online, and that its token opens nothing', async () => {
    const socket = await site.connect('no such token', '/socket.io');
    const types = new Set<string>();
    await new Promise<void>((resolve) => {
      socket.on('app', ({ type }: { type: string }) => {
        types.add(type);
        if (types.size === 3) resolve();
      });
      // messages sent before we listened are gone: a new visitor makes the server count again
      void site.guest();
      void site.connect('no such token', '/socket.io').then((second) => second.once('app', () => undefined));
      socket.disconnect();
      socket.connect();
    });
    expect([...types].sort()).toEqual(['invalidToken', 'online', 'serverTime']);
  });
});

describe('the call channel', () => {
  it('answers 404 for a call that does not exist, in the caller’s language', async () => {
    const guest = await site.guest({ cookie: 'lang=en' });
    expect(await guest.refusal('dice.cheat')).toMatchObject({ code: 404, msg: 'There is no such request or record.' });
    expect(await guest.refusal('__proto__')).toMatchObject({ code: 404 });
    expect(await guest.refusal('constructor')).toMatchObject({ code: 404 });
  });

  it('takes a missing payload as an empty one, and survives calls that are none', async () => {
    const player = await site.player();
    const seeds = await new Promise((resolve) =>
      player.calls.emit('call', 'fairness.seeds', (_: unknown, answer: unknown) => resolve(answer)),
    );
    expect(seeds).toMatchObject({ nonce: 0 });
    player.calls.emit('call');
    player.calls.emit('call', 7, null, 'no callback');
    player.calls.emit('call', { name: 'dice.play' });
    expect((await callOver(player.calls, null as unknown as string))[0]).toMatchObject({ code: 404 });
    expect((await callOver(player.calls, 'fairness.seeds', null))[0]).toBeNull();
  });

  const wrong = [
    null,
    0,
    1,
    -1,
    '',
    'x'.repeat(9000),
    true,
    [],
    [1],
    { a: 1 },
    'NaN',
    1e309,
    'a\0b',
    Buffer.from('{}'),
    JSON.parse('{"__proto__":{"admin":true}}'),
  ];
  /** Valid payloads by call, where one field alone is then broken. */
  const RIGHT: Readonly<Record<string, object>> = {
    'bonus.newYearBoom.spin': { ticket: 1 },
    'bonus.newYearBoom.spinMany': { ticket: 1, count: 3 },
  };
  /** The fields of a call's payload, and one that it does not have. */
  const fieldsOf = (name: string): string[] => {
    const { payload } = calls[name as CallName];
    return ['unknown', ...('shape' in payload ? Object.keys(payload.shape as object) : ['game', 'id'])];
  };

  it('takes nothing but a plain JSON object: bytes for a payload change nothing', async () => {
    const player = await site.player();
    const before = await player.call('fairness.seeds');
    for (const payload of [Buffer.from(''), Buffer.from('{}'), new Uint8Array(8).buffer, [], 'text', 7])
      expect(await player.refusal('fairness.rotate', payload)).toMatchObject({ code: 400, field: 'payload' });
    expect(await player.refusal('fairness.rotate', { clientSeed: { deep: [Buffer.from('x')] } })).toMatchObject({
      code: 400,
      field: 'clientSeed',
      msg: expect.stringContaining('JSON') as string,
    });
    expect(await player.call('fairness.seeds')).toEqual(before);
    expect(await player.request('user:load2FA', Buffer.from('{}'))).toMatchObject({ success: false, code: 400 });
  });

  it('refuses a NUL character, whatever the text is', async () => {
    const guest = await site.guest({ cookie: 'lang=en; token=a%00b' });
    for (const name of ['users.getStats', 'users.card'])
      expect(await guest.refusal(name, { userId: 'a\0b' })).toMatchObject({ code: 400, field: 'userId' });
    const refusal = await guest.refusal('fairness.find', { query: 'battle\0 12' });
    expect(refusal).toMatchObject({ code: 400, msg: 'A character that is not allowed in query: NUL.' });
  });

  it('refuses the number of a version that no column holds', async () => {
    const auditor = await site.player({ roles: ['auditor', 'designer'] });
    const version = 2 ** 31;
    const field = { code: 400, field: 'version' };
    expect(await auditor.refusal('audit.version', { game: 'dice', version })).toMatchObject(field);
    expect(await auditor.refusal('audit.rtp', { game: 'dice', from: 0, to: 1, version })).toMatchObject(field);
    expect(await auditor.refusal('studio.version', { id: version })).toMatchObject({ code: 400, field: 'id' });
  });

  let wronged: TestPlayer;
  it.each(Object.keys(calls))('%s answers every wrong payload with a code and changes nothing', async (name) => {
    const player = (wronged ??= await site.player());
    const before = await player.request('profile:load');
    const seeds = await player.call('fairness.seeds');
    const ofFields = fieldsOf(name).flatMap((field) => wrong.map((value) => ({ [field]: value })));
    const payloads = [...wrong, ...ofFields.filter((payload) => !isDeepStrictEqual(payload, RIGHT[name]))];
    for (const payload of payloads) {
      const [error, answer] = await callOver(player.calls, name, payload);
      if (error?.code === generalCodes.forbidden) break; // for the staff: authorisation.test.ts does this for them
      if (error) {
        expect(error.code, JSON.stringify(payload)).not.toBe(500);
        expect(error.msg).not.toBe('');
      } else expect(answer).toBeDefined();
    }
    expect(await player.request('profile:load')).toEqual(before);
    if (!['fairness.rotate', 'fairness.setClientSeed'].includes(name))
      expect(await player.call('fairness.seeds')).toEqual(seeds);
  });
});

describe('the legacy channels', () => {
  it('take a request without a payload', async () => {
    const player = await site.guest();
    const answer = new Promise((resolve) => void player.legacy.once('cash', resolve));
    player.legacy.emit('cash', { type: 'loadCurrencies' });
    expect(await answer).toMatchObject({ type: 'loadCurrencies', payload: { success: true } });
  });

  it('answer what is no request with code 400 and an unknown type with 404', async () => {
    const player = await site.player();
    const answer = new Promise((resolve) => void player.legacy.once('user', resolve));
    player.legacy.emit('user', 'updateUser');
    expect(await answer).toMatchObject({ type: 'error', payload: { success: false, code: 400 } });
    expect(await player.request('user:becomeAdmin')).toMatchObject({ success: false, code: 404 });
  });

  it('ask a guest to sign in with code 2 and give the currencies to everybody', async () => {
    const guest = await site.guest();
    expect(await guest.request('profile:load')).toMatchObject({ success: false, code: 2 });
    const { data } = await guest.request<unknown[]>('cash:loadCurrencies');
    expect(data).toHaveLength(10);
  });

  it('change the language and the currency of this player, on all devices', async () => {
    const player = await site.player();
    expect(await player.request('user:changeLanguage', { lang: 'kz' })).toMatchObject({ success: true });
    expect(await player.refusal('dice.play', { bet: 1, percent: 0, bet_type: 'less' })).toMatchObject({
      msg: expect.stringContaining('Бұл пайызға'),
    });
    expect(await player.request('user:changeLanguage', { lang: 'xx' })).toMatchObject({ success: false, code: 400 });
    expect(await player.request('cash:changeCurrencies', { currencyId: 3 })).toMatchObject({
      success: true,
      data: { currencyId: 3 },
    });
    expect(await player.request('profile:load')).toMatchObject({
      data: { targetCurrency: 3, lastTargetCurrency: 3, lang: 'kz' },
    });
  });

  it('push the balance to the player’s other devices after a bet', async () => {
    const player = await site.player();
    const pushed = new Promise((resolve) =>
      player.legacy.on('app', (message: { type: string }) => {
        if (message.type === 'balance') resolve(message);
      }),
    );
    const { balance } = await player.call<{ balance: number }>('dice.play', { bet: 1, percent: 50, bet_type: 'less' });
    expect(await pushed).toMatchObject({
      type: 'balance',
      payload: { success: true, data: { account: 'real', balance } },
    });
  });
});

describe('limits', () => {
  it('refuse who calls too often with code 429 and say when to come back', async () => {
    const slow = await startTestServer({ CALLS_PER_SECOND: '5' });
    try {
      const player = await slow.player();
      const answers = await Promise.all(Array.from({ length: 30 }, () => callOver(player.calls, 'fairness.seeds')));
      const refused = answers.filter(([error]) => error !== null);
      expect(refused.length).toBeGreaterThan(10);
      expect(refused[0]?.[0]).toMatchObject({ code: 429, retryAfterMs: expect.any(Number) as number });
    } finally {
      await slow.close();
    }
  });
});

describe('a stop', () => {
  it('answers every call it accepted and refuses the rest with 503', async () => {
    const stopping = await startTestServer();
    const players = await Promise.all(Array.from({ length: 20 }, () => stopping.player()));
    const bet = { bet: 1, percent: 50, bet_type: 'less' };
    const answers = players.map((player) => callOver(player.calls, 'dice.play', bet));
    const first = await Promise.race(answers);
    expect(first[0]).toBeNull();
    const stopped = stopping.server.stop();
    for (const [error] of await Promise.all(answers)) expect([undefined, 503]).toContain(error?.code);
    await stopped;
    await stopping.close();
  });
});

describe('over HTTP', () => {
  it('says whether it is up and ready, and counts what it does', async () => {
    expect(await (await fetch(`${site.url}/healthz`)).json()).toEqual({ status: 'up' });
    expect(await (await fetch(`${site.url}/readyz`)).json()).toEqual({ status: 'ready' });
    await (await site.player()).call('dice.play', { bet: 1, percent: 50, bet_type: 'less' });
    const metrics = await (await fetch(site.server.metricsUrl ?? '')).text();
    for (const name of [
      'calls_total',
      'call_seconds_bucket',
      'settled_bets_total',
      'settlement_queue',
      'settlement_batch_sum',
      'database_up 1',
      'request_seconds_bucket',
      'staked_minor_total',
      'withdrawals_waiting 0',
      'log_waiting',
      'pool_clients{pool="players",state="waiting"}',
    ]) {
      expect(metrics).toContain(`glasshouse_${name}`);
    }
  });

  it.each([
    ['GET', '/api/log/checkpoint/cosigned?witness=%00'],
    ['GET', '/api/log/round/dice/%00'],
    ['GET', '/auth/%00'],
    ['GET', '/uploads/%00'],
    ['GET', '/main?telegram_id=a%00b'],
    ['POST', '/api/auth/login', { login: 'a\0b', password: 'Harbour42' }],
    ['POST', '/api/user/recoveryPassword', { email: 'a\0b@example.com' }],
    ['POST', '/api/auth/login', {}, { cookie: 'token=%00' }],
    ['POST', '/api/auth/registration/fast', {}, { cookie: 'ref=%00; device=%00' }],
  ])('%s %s with a NUL in it is a bad request', async (method, path, body?: object, headers: object = {}) => {
    const answer = await fetch(`${site.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, code: 400, msg: expect.stringContaining('NUL') });
  });

  it('keeps its metrics to a port of their own, on loopback, and off unless one is set', async () => {
    expect(new URL(site.server.metricsUrl ?? '').hostname).toBe('127.0.0.1');
    expect(await (await fetch(`${site.url}/metrics`)).text()).not.toContain('glasshouse_calls_total');
    expect((await fetch(new URL('/healthz', site.server.metricsUrl))).status).toBe(404);
    expect(parseConfig({}).metrics).toBeUndefined();
  });

  it('answers what is not there in its own shape', async () => {
    const answer = await fetch(`${site.url}/api/nothing`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false, code: 404 });
  });
});
