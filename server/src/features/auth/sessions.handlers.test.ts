import { sessionRepository } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionInfo } from '../../../contract/sessions.contract.ts';
import { newToken, tokenHash } from '../../core/auth/session-tokens.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

/** Another browser of a player. */
const signInElsewhere = async (
  { userId }: TestPlayer,
  changes: object = {},
): Promise<{ id: string; token: string; expiresAt: Date }> => {
  const token = newToken();
  const expiresAt = new Date(Date.now() + 60_000);
  const { id } = await sessionRepository(server.db.orm.em.fork()).create({
    userId,
    tokenHash: tokenHash(token),
    expiresAt,
    ...changes,
  });
  return { id, token, expiresAt };
};

const listOf = (player: TestPlayer): Promise<SessionInfo[]> => player.call<SessionInfo[]>('sessions.list');

describe('the list of sessions', () => {
  it('tells device, place, way and time of each, the one that asks first', async () => {
    const player = await server.player();
    const seen = { userAgent: CHROME, country: 'KZ', method: 'telegram' };
    const v4 = await signInElsewhere(player, { ...seen, address: '203.0.113.77' });
    const v6 = await signInElsewhere(player, { address: '2001:db8:1:2:3:4:5:6' });
    const list = await listOf(player);
    expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(list.find(({ id }) => id === v4.id)).toEqual({
      id: v4.id,
      isCurrent: false,
      device: 'Chrome, Windows',
      country: 'KZ',
      address: '203.0.113.*',
      method: 'telegram',
      createdAt: expect.any(Number),
      lastUsedAt: expect.any(Number),
    });
    expect(list.find(({ id }) => id === v6.id)).toMatchObject({
      device: '',
      country: null,
      address: '2001:db8:1:2:*',
      method: 'password',
    });
    expect(Math.abs((list[0]?.createdAt ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('has only live sessions, and only the player’s own', async () => {
    const player = await server.player();
    const ended = await signInElsewhere(player);
    await sessionRepository(server.db.orm.em.fork()).end(ended.id);
    await signInElsewhere(player, { expiresAt: new Date(Date.now() - 1) });
    await signInElsewhere(await server.player());
    expect(await listOf(player)).toHaveLength(1);
  });

  it('shows no token and no whole address', async () => {
    const player = await server.player();
    const { token } = await signInElsewhere(player, { address: '203.0.113.77' });
    const text = JSON.stringify(await listOf(player));
    for (const secret of [token, tokenHash(token).toString('hex'), '203.0.113.77']) expect(text).not.toContain(secret);
  });
});

describe('ending a session', () => {
  it('drops its sockets, and leaves the others', async () => {
    const player = await server.player();
    const { id, token } = await signInElsewhere(player);
    const sockets = [await server.connect(token), await server.connect(token, '/socket.io')];
    expect(await player.call('sessions.end', { id })).toEqual({});
    await expect.poll(() => sockets.map(({ connected }) => connected)).toEqual([false, false]);
    expect([player.calls.connected, player.legacy.connected]).toEqual([true, true]);
    expect(await listOf(player)).toHaveLength(1);
    const guest = await server.connect(token);
    expect(guest.connected).toBe(true); // as a guest: the token opens nothing
  });

  it('ending a session of somebody else is answered like one that does not exist', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const theirs = await signInElsewhere(other);
    const unknown = await player.refusal('sessions.end', { id: '01890000-0000-7000-8000-000000000000' });
    expect(unknown).toMatchObject({ code: 404 });
    expect(await player.refusal('sessions.end', { id: theirs.id })).toEqual(unknown);
    expect(await sessionRepository(server.db.orm.em.fork()).findByTokenHash(tokenHash(theirs.token))).not.toBeNull();
  });

  it('works once', async () => {
    const player = await server.player();
    const { id } = await signInElsewhere(player);
    await player.call('sessions.end', { id });
    expect(await player.refusal('sessions.end', { id })).toMatchObject({ code: 404 });
  });

  it.each([{}, { id: null }, { id: 'x' }, { id: ["' OR true --"] }])('refuses %j', async (payload) => {
    expect(await (await server.player()).refusal('sessions.end', payload)).toMatchObject({ code: 400, field: 'id' });
  });
});

describe('ending all others', () => {
  it('leaves the one that asks, and everybody else', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const first = await signInElsewhere(player);
    await signInElsewhere(player);
    const theirs = await server.connect((await signInElsewhere(other)).token);
    const dropped = await server.connect(first.token);
    expect(await player.call('sessions.endOthers')).toEqual({ ended: 2 });
    await expect.poll(() => dropped.connected).toBe(false);
    expect(await listOf(player)).toMatchObject([{ isCurrent: true }]);
    expect(await player.call('sessions.endOthers')).toEqual({ ended: 0 });
    expect([theirs.connected, player.calls.connected]).toEqual([true, true]);
  });
});

describe('a guest', () => {
  it.each(['sessions.list', 'sessions.end', 'sessions.endOthers'])('is asked to sign in: %s', async (name) => {
    expect(await (await server.guest()).refusal(name)).toMatchObject({ code: 2 });
  });
});

describe('renewing and ending over HTTP', () => {
  const post = (token: string, path: string): Promise<Response> =>
    fetch(`${server.url}${path}`, { method: 'POST', headers: { cookie: `token=${token}` } });

  it.each(['/api/auth/renew', '/api/auth/exit'])('%s drops the sockets of the old token', async (path) => {
    const player = await server.player();
    const notified = new Promise((resolve) =>
      player.legacy.on('app', ({ type }: { type: string }) => type === 'invalidToken' && resolve(type)),
    );
    expect((await post(player.token, path)).status).toBe(200);
    await expect.poll(() => [player.calls.connected, player.legacy.connected]).toEqual([false, false]);
    expect(await notified).toBe('invalidToken');
  });
});
