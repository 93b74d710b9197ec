import { sessionRepository, userRepository, type Session } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEntryToken, type Entry } from '../../core/auth/entry-tokens.ts';
import { createSessionSource } from '../../core/auth/sessions.ts';
import { newToken, tokenHash } from '../../core/auth/session-tokens.ts';
import { buildAuth, newPlayer, openBrowser, passMinutes, type Browser } from './testing/auth-fixtures.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const tokenOf = (browser: Browser): string => browser.cookies.get('token') ?? '';

const sessionOf = (token: string): Promise<Session | null> =>
  sessionRepository(db.orm.em.fork()).findByTokenHash(tokenHash(token));

const ownerOf = async (browser: Browser): Promise<bigint | undefined> =>
  (await createSessionSource(db).findSession(tokenOf(browser)))?.userId;

/** A browser that has been here before, as a guest. */
const openKnownBrowser = (app: Awaited<ReturnType<typeof buildAuth>>): { browser: Browser; deviceHash: Buffer } => {
  const browser = openBrowser(app);
  const id = newToken();
  browser.cookies.set('device', id);
  return { browser, deviceHash: hash('sha256', id, 'buffer') };
};

const entryFor = (userId: bigint, deviceHash: Buffer, method: Entry['method'] = 'telegram'): Promise<string> =>
  createEntryToken(db.orm.em.fork(), { userId, method }, deviceHash);

describe('a link with an entry token', () => {
  it('signs in, once, the browser that it was made for, and leads to the site', async () => {
    const { app, userId } = await newPlayer(db);
    const { browser, deviceHash } = openKnownBrowser(app);
    const token = await entryFor(userId, deviceHash);
    const response = await browser.get(`/auth/${token}`);
    expect([response.statusCode, response.headers.location]).toEqual([302, '/']);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(await ownerOf(browser)).toBe(userId);
    expect(await sessionOf(tokenOf(browser))).toMatchObject({ method: 'telegram' });
    expect(tokenOf(browser)).not.toBe(token); // the token in the address opens nothing

    browser.cookies.delete('token');
    expect((await browser.get(`/auth/${token}`)).cookies).toEqual([]);
  });

  it('signs in nobody who was sent it, and is not used up by them', async () => {
    const { app, userId } = await newPlayer(db);
    const { browser, deviceHash } = openKnownBrowser(app);
    const token = await entryFor(userId, deviceHash);
    const { browser: victim } = await newPlayer(db);
    const ownToken = tokenOf(victim);
    for (const other of [victim, openBrowser(app), openKnownBrowser(app).browser]) {
      const response = await other.get(`/auth/${token}`);
      expect([response.statusCode, response.headers.location, response.cookies]).toEqual([302, '/', []]);
    }
    expect(tokenOf(victim)).toBe(ownToken);
    await browser.get(`/auth/${token}`);
    expect(await ownerOf(browser)).toBe(userId);
  });

  it('opens one session of fifty at once', async () => {
    const { app, userId } = await newPlayer(db);
    const { browser, deviceHash } = openKnownBrowser(app);
    const before = (await sessionRepository(db.orm.em.fork()).liveOf(userId)).length;
    const token = await entryFor(userId, deviceHash);
    await Promise.all(Array.from({ length: 50 }, () => browser.get(`/auth/${token}`)));
    expect(await sessionRepository(db.orm.em.fork()).liveOf(userId)).toHaveLength(before + 1);
  });

  it('opens nothing after a minute, and nothing for a blocked account', async () => {
    const { app, userId } = await newPlayer(db);
    const { browser, deviceHash } = openKnownBrowser(app);
    const late = await entryFor(userId, deviceHash);
    await passMinutes(db, 1);
    expect((await browser.get(`/auth/${late}`)).cookies).toEqual([]);
    const token = await entryFor(userId, deviceHash);
    await userRepository(db.orm.em.fork()).update(userId, { blockedAt: new Date() });
    expect((await browser.get(`/auth/${token}`)).cookies).toEqual([]);
  });

  it('is not the token of a session: nobody is signed in by another’s link', async () => {
    const { app, browser } = await newPlayer(db);
    const { browser: victim } = openKnownBrowser(app);
    const response = await victim.get(`/auth/${tokenOf(browser)}`);
    expect([response.statusCode, response.headers.location, response.cookies]).toEqual([302, '/', []]);
  });

  it.each([
    `/auth/${newToken()}`,
    '/auth/',
    '/auth//evil.example',
    '/auth/https:%2F%2Fevil.example',
    '/auth/..%2F..%2Fapi',
    `/auth/${'x'.repeat(4000)}`,
    '/auth/x?next=https://evil.example',
  ])('a link with an invalid token leads to the site and nowhere else: %s', async (url) => {
    const { app, browser, userId } = await newPlayer(db);
    for (const visitor of [browser, openBrowser(app)]) {
      const response = await visitor.get(url);
      expect([response.statusCode, response.headers.location, response.cookies]).toEqual([302, '/', []]);
    }
    expect(await ownerOf(browser)).toBe(userId);
  });
});

describe('renewing a session', () => {
  const renewed = { success: true, msg: 'session_renewed' };
  const guest = { status: 401, answer: { success: false, msg: 'generic', code: 'generic' } };

  it('gives the browser a new token; the old one opens nothing', async () => {
    const { browser, userId } = await newPlayer(db);
    const old = tokenOf(browser);
    const before = await sessionOf(old);
    const { status, answer, response } = await browser.post('/api/auth/renew');
    expect({ status, answer }).toEqual({ status: 200, answer: renewed });
    expect(tokenOf(browser)).not.toBe(old);
    expect(await sessionOf(old)).toBeNull();
    const after = await sessionOf(tokenOf(browser));
    expect(after?.id).not.toBe(before?.id);
    const { createdAt, expiresAt, deviceHash, method, address } = before ?? {};
    expect(after).toMatchObject({ userId, createdAt, expiresAt, deviceHash, method, address }); // no longer life
    const cookie = response.cookies.find(({ name }) => name === 'token');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.maxAge).toBeLessThan(259_200);
    expect(cookie?.maxAge).toBeGreaterThan(259_000);
  });

  it('succeeds for one of fifty at once', async () => {
    const { app, browser, userId } = await newPlayer(db);
    const token = tokenOf(browser);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => {
        const same = openBrowser(app);
        same.cookies.set('token', token);
        return same.post('/api/auth/renew');
      }),
    );
    expect(results.filter(({ answer }) => answer.success)).toHaveLength(1);
    expect(await sessionRepository(db.orm.em.fork()).liveOf(userId)).toHaveLength(1);
  });

  it('does nothing for a guest, nor for a session that is over', async () => {
    const { app, browser } = await newPlayer(db);
    const { status, answer } = await openBrowser(app).post('/api/auth/renew');
    expect({ status, answer }).toEqual(guest);
    const token = tokenOf(browser);
    await browser.post('/api/auth/exit');
    browser.cookies.set('token', token);
    const again = await browser.post('/api/auth/renew');
    expect({ status: again.status, answer: again.answer }).toEqual(guest);
    expect(tokenOf(browser)).toBe(token);
  });
});

describe('the captcha', () => {
  it('is told with what its page needs', async () => {
    const ask = async (captcha: object): Promise<unknown> => {
      const app = await buildAuth(db, { captcha: { verify: () => Promise.resolve(true), ...captcha } as never });
      const response = await openBrowser(app).get('/api/captcha');
      expect(response.headers['cache-control']).toBe('no-store');
      return response.json();
    };
    const none = () => Promise.resolve(undefined);
    expect(await ask({ provider: 'none', challenge: none })).toEqual({ provider: 'none' });
    const page = { siteKey: 'site-key', scriptUrl: 'https://www.google.com/recaptcha/api.js' };
    expect(await ask({ provider: 'recaptcha', ...page, challenge: none })).toEqual({ provider: 'recaptcha', ...page });
    const challenge = { salt: 'x' };
    expect(await ask({ provider: 'altcha', challenge: async () => challenge })).toEqual({
      provider: 'altcha',
      challenge,
    });
  });
});
