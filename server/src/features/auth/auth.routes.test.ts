import { sessionRepository, SESSION_ENDED_CHANNEL, type Session } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionSource } from '../../core/auth/sessions.ts';
import { newToken, tokenHash } from '../../core/auth/session-tokens.ts';
import { buildAuth, newPlayer, openBrowser, PASSWORD, registrationOf, type Browser } from './testing/auth-fixtures.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const opens = async (token: string | undefined): Promise<boolean> =>
  (await createSessionSource(db).findSession(token ?? '')) !== undefined;

const tokenOf = (browser: Browser): string => browser.cookies.get('token') ?? '';

const sessionOf = (browser: Browser): Promise<Session | null> =>
  sessionRepository(db.orm.em.fork()).findByTokenHash(tokenHash(tokenOf(browser)));

describe('the session cookie', () => {
  it('is for the server alone, for the whole site, for three days', async () => {
    const { app, login } = await newPlayer(db);
    const { response } = await openBrowser(app).signIn(login);
    const cookie = response.cookies.find(({ name }) => name === 'token');
    expect(cookie).toEqual({
      name: 'token',
      value: expect.stringMatching(/^[\w-]{43}$/),
      path: '/',
      maxAge: 259_200,
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is kept to TLS when the request came over TLS', async () => {
    const { app, login } = await newPlayer(db);
    const proxied = { 'x-forwarded-proto': 'https' };
    const { response } = await openBrowser(app).post('/api/auth/login', { login, password: PASSWORD }, proxied);
    expect(response.cookies.find(({ name }) => name === 'token')).toMatchObject({ secure: true });
  });

  it('opens a session that is stored by its hash, with address and browser', async () => {
    const { app, login } = await newPlayer(db);
    const browser = openBrowser(app, '203.0.113.9');
    await browser.post('/api/auth/login', { login, password: PASSWORD }, { 'user-agent': `Test ${'x'.repeat(2000)}` });
    const session = await sessionOf(browser);
    expect(session).toMatchObject({ address: '203.0.113.9', userAgent: expect.stringMatching(/^Test x{507}$/) });
    const threeDays = 259_200_000;
    expect((session?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(threeDays - 60_000);
    const { rows } = await db.pool.query('SELECT FROM session WHERE session::text LIKE $1', [`%${tokenOf(browser)}%`]);
    expect(rows).toEqual([]);
  });

  it('is new at each sign-in, and the one before it is over', async () => {
    const { browser, login } = await newPlayer(db);
    const first = tokenOf(browser);
    await browser.signIn(login);
    expect(tokenOf(browser)).not.toBe(first);
    expect(await opens(first)).toBe(false);
    expect(await opens(tokenOf(browser))).toBe(true);
  });

  it('is never one that the browser came with', async () => {
    const { app, login } = await newPlayer(db);
    const browser = openBrowser(app);
    const planted = newToken();
    for (const signIn of [() => browser.signIn(login), () => browser.register(`${login}_2`)]) {
      browser.cookies.set('token', planted);
      await signIn();
      expect(tokenOf(browser)).not.toBe(planted);
      expect(await opens(planted)).toBe(false);
      expect(await opens(tokenOf(browser))).toBe(true);
    }
  });

  it('the session cookie of another browser stays', async () => {
    const { app, browser, login } = await newPlayer(db);
    await openBrowser(app).signIn(login);
    expect(await opens(tokenOf(browser))).toBe(true);
  });

  it('stays when a sign-in is refused', async () => {
    const { browser, login } = await newPlayer(db);
    await browser.signIn(login, 'Wrong-password1');
    expect(await opens(tokenOf(browser))).toBe(true);
  });
});

describe('sign-out', () => {
  it.each([
    ['no body', undefined, {}],
    ['an empty body that is called JSON', undefined, { 'content-type': 'application/json' }],
    ['an empty object', {}, {}],
    ['anything', ['x'], {}],
  ])('with %s ends the session and takes the cookie away', async (_what, body, headers) => {
    const { browser } = await newPlayer(db);
    const token = tokenOf(browser);
    const { status, answer, response } = await browser.post('/api/auth/exit', body, headers);
    expect({ status, answer }).toEqual({ status: 200, answer: { success: true, msg: 'success_exit' } });
    expect(response.headers['set-cookie']).toMatch(/^token=; .*Path=\/; Expires=Thu, 01 Jan 1970/);
    expect(await opens(token)).toBe(false);
    expect(browser.cookies.has('token')).toBe(false);
  });

  it('tells every server process, so that the sockets drop', async () => {
    const { browser } = await newPlayer(db);
    const session = await sessionOf(browser);
    const client = await db.owner.connect();
    const notified = new Promise((resolve) => client.once('notification', ({ payload }) => resolve(payload)));
    await client.query(`LISTEN ${SESSION_ENDED_CHANNEL}`);
    await browser.post('/api/auth/exit');
    expect(JSON.parse(String(await notified))).toEqual({ sessionId: session?.id, userId: String(session?.userId) });
    client.release(true);
  });

  it('takes the token as a bearer too', async () => {
    const { app, browser } = await newPlayer(db);
    await openBrowser(app).post('/api/auth/exit', undefined, { authorization: `Bearer ${tokenOf(browser)}` });
    expect(await opens(tokenOf(browser))).toBe(false);
  });

  it('is answered the same for a guest, and twice', async () => {
    const { app, browser } = await newPlayer(db);
    expect((await openBrowser(app).post('/api/auth/exit')).answer.success).toBe(true);
    const token = tokenOf(browser);
    await browser.post('/api/auth/exit');
    browser.cookies.set('token', token);
    expect((await browser.post('/api/auth/exit')).answer.success).toBe(true);
  });
});

const posts = [
  '/api/auth/login',
  '/api/auth/registration',
  '/api/auth/registration/fast',
  '/api/auth/registration/fast/email',
  '/api/auth/renew',
  '/api/auth/exit',
  '/api/user/recoveryPassword',
  '/api/user/newPassword',
  '/api/user/confirmEmail',
];
const refused = { status: 403, answer: { success: false, msg: 'generic', code: 'generic' } };

describe.each(posts)('another site that posts to %s', (url) => {
  const body = registrationOf('csrf_player');

  it.each(['https://evil.example', 'null', 'http://localhost:81', 'http://evil.localhost'])(
    'from %s is refused',
    async (origin) => {
      const { browser } = await newPlayer(db);
      const { status, answer } = await browser.post(url, body, { origin });
      expect({ status, answer }).toEqual(refused);
      expect(await opens(tokenOf(browser))).toBe(true);
    },
  );

  it.each([
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/plain; application/json',
    ' ',
  ])('as %s is refused', async (type) => {
    const { browser } = await newPlayer(db);
    const { status, answer } = await browser.post(url, body, { 'content-type': type });
    expect({ status, answer }).toEqual(refused);
    expect(await opens(tokenOf(browser))).toBe(true);
  });

  it('our own page is not', async () => {
    const { browser } = await newPlayer(db);
    const { status } = await browser.post(url, body, { origin: 'http://localhost:3000', host: 'localhost:3000' });
    expect(status).not.toBe(403);
  });

  it('a page at the public address is not, and only that one', async () => {
    const app = await buildAuth(db, { publicOrigin: 'https://glasshouse.example' });
    const from = async (origin: string) =>
      (await openBrowser(app).post(url, body, { origin, host: 'localhost' })).status;
    expect(await from('https://glasshouse.example')).not.toBe(403);
    expect(await from('http://localhost')).toBe(403);
  });
});

describe.each(posts.slice(0, 2))('a body that %s cannot read', (url) => {
  it.each([
    ['null', 'null', '1'],
    ['an array', '[{"login":"x"}]', '1'],
    ['a text', '"login"', '1'],
    ['a number', '1e309', '1'],
    ['nothing', '', '1'],
    ['no JSON', '{"login":', 'generic'],
    ['__proto__', '{"__proto__":{"login":"player1"},"login":"player1"}', 'generic'],
    ['constructor.prototype', '{"constructor":{"prototype":{"login":"player1"}}}', 'generic'],
    ['a megabyte', JSON.stringify({ login: 'x'.repeat(1_000_000) }), 'generic'],
    ['two megabytes', JSON.stringify({ login: 'x'.repeat(2_000_000) }), 'generic'],
    ['a deep nest', `{"login":${'['.repeat(5000)}${']'.repeat(5000)}}`, '1'],
  ])('is refused by a key of the catalogue: %s', async (_what, payload, key) => {
    const app = await buildAuth(db);
    const response = await app.inject({
      url,
      method: 'POST',
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, msg: key, code: key });
    expect(response.cookies).toEqual([]);
  });
});

describe('an unexpected fault', () => {
  it('is answered in the same shape and tells nothing', async () => {
    const broken = await createTestDatabase();
    const app = await buildAuth(broken);
    await broken.drop();
    const { status, answer } = await openBrowser(app).signIn('player01');
    expect({ status, answer }).toEqual({ status: 500, answer: { success: false, msg: 'generic', code: 'generic' } });
  });
});
