import { hash, randomBytes } from 'node:crypto';
import { createUser, userRepository } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { takeAttempt, devicePlaceOf } from '../../core/auth/account-attempts.ts';
import {
  buildAuth,
  letterTo,
  lettersTo,
  newPlayer,
  openBrowser,
  PASSWORD,
  passMinutes,
  SITE,
  watchComparedHashes,
  type Answered,
  type Browser,
  type NewPlayer,
} from './testing/auth-fixtures.ts';

const compared = watchComparedHashes();
let db: TestDatabase;
let login: string;
let owner: NewPlayer;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  owner = await newPlayer(db);
  ({ login } = owner);
  compared.clear();
});

const WRONG = 'Wrong-password1';
const wrong = { success: false, msg: 'error_throwing_auth', code: 'error_throwing_auth' };
const locked = {
  success: false,
  msg: 'error_ban_try_again_latter',
  code: 'error_ban_try_again_latter',
  retryAfterMs: expect.any(Number),
};

const guess = async (browser: Browser, times: number): Promise<void> => {
  for (let count = 0; count < times; count += 1) await browser.signIn(login, WRONG);
};

describe('sign-in', () => {
  it('takes the login in any case', async () => {
    const { status, answer } = await openBrowser(await buildAuth(db)).signIn(login.toUpperCase());
    expect({ status, answer }).toMatchObject({ status: 200, answer: { success: true, msg: 'success_auth' } });
  });

  it('does not show whether a login exists: same answer, same work', async () => {
    const browser = openBrowser(await buildAuth(db));
    const known = await browser.signIn(login, WRONG);
    expect(compared.hashes()).toHaveLength(1);
    const unknown = await browser.signIn('nobody_here', WRONG);
    expect(compared.hashes()).toHaveLength(2);
    expect(known.answer).toEqual(wrong);
    expect([unknown.status, unknown.answer]).toEqual([known.status, known.answer]);
    const parameters = compared.hashes().map((hash) => hash.split('$').slice(0, 4));
    expect(parameters[1]).toEqual(parameters[0]); // the same argon2id, memory, passes
  });

  it('locks an unknown login like a known one', async () => {
    const browser = openBrowser(await buildAuth(db));
    for (let count = 0; count < 10; count += 1) await browser.signIn('nobody_at_all', WRONG);
    expect((await browser.signIn('nobody_at_all', WRONG)).answer).toEqual(locked);
  });

  it('refuses an account that has no password', async () => {
    await createUser(db.pool, { login: 'social_only', passwordHash: null, demoCreditMinor: 0n, at: Date.now() });
    const { answer } = await openBrowser(await buildAuth(db)).signIn('social_only', 'no account has this password');
    expect(answer).toEqual(wrong);
    expect(compared.hashes()).toHaveLength(1);
  });

  it('refuses a blocked account', async () => {
    const user = await userRepository(db.orm.em.fork()).findByLogin(login);
    await userRepository(db.orm.em.fork()).update(user?.id ?? 0n, { blockedAt: new Date() });
    expect((await openBrowser(await buildAuth(db)).signIn(login)).answer).toEqual(wrong);
  });

  it.each([
    ['no login', { password: PASSWORD }, { login: '1' }],
    ['null', { login: null, password: null }, { login: '1', password: '10' }],
    ['an empty login', { login: '', password: PASSWORD }, { login: '1' }],
    ['a login of 2', { login: 'ab', password: PASSWORD }, { login: '14' }],
    ['a login of 17', { login: 'a'.repeat(17), password: PASSWORD }, { login: '14' }],
    ['a login with a space', { login: 'play er', password: PASSWORD }, { login: '14' }],
    ['no password', { login: 'player' }, { password: '10' }],
    ['a password of 5', { login: 'player', password: '12345' }, { password: '10' }],
    ['a huge password', { login: 'player', password: 'x'.repeat(10_000) }, { password: '10' }],
    ['an array as password', { login: 'player', password: ['123456'] }, { password: '10' }],
    ['objects', { login: {}, password: {} }, { login: '1', password: '10' }],
  ])('refuses %s and does not count it as wrong', async (_what, body, fields) => {
    const { status, answer } = await openBrowser(await buildAuth(db)).post('/api/auth/login', body);
    const [key] = Object.values(fields);
    expect({ status, answer }).toEqual({ status: 400, answer: { success: false, msg: key, code: key, fields } });
    expect(compared.hashes()).toEqual([]);
  });
});

describe('after ten wrong attempts', () => {
  it('the login is locked for 20 minutes, for the right password too, and unlocks', async () => {
    const browser = openBrowser(await buildAuth(db));
    await guess(browser, 9);
    expect((await browser.signIn(login, WRONG)).answer).toEqual(wrong);

    const { status, answer, response } = await browser.signIn(login);
    expect({ status, answer }).toEqual({ status: 429, answer: locked });
    expect(answer.retryAfterMs).toBeGreaterThan(19 * 60_000);
    expect(answer.retryAfterMs).toBeLessThanOrEqual(20 * 60_000);
    expect(Number(response.headers['retry-after'])).toBe(Math.ceil((answer.retryAfterMs ?? 0) / 1000));
    expect(browser.cookies.has('token')).toBe(false);

    await passMinutes(db, 19);
    expect((await browser.signIn(login)).answer).toEqual(locked); // and trying does not make it longer
    await passMinutes(db, 1);
    expect((await browser.signIn(login)).answer.success).toBe(true);
  });

  it('nobody else is locked out: other addresses, other logins', async () => {
    const app = await buildAuth(db);
    const attacker = openBrowser(app, '198.51.100.1');
    await guess(attacker, 11);
    const owner = await openBrowser(app, '198.51.100.2').signIn(login);
    expect(owner.answer.success).toBe(true);
    expect((await attacker.signIn('other_login', WRONG)).answer).toEqual(wrong);
    expect((await attacker.signIn(login)).answer).toEqual(locked); // the owner's sign-in does not help the attacker
  });

  it('another address of the same IPv6 network is locked as well', async () => {
    const app = await buildAuth(db);
    await guess(openBrowser(app, '2001:db8:1:2::1'), 11);
    expect((await openBrowser(app, '2001:db8:1:2:ffff::9').signIn(login)).answer).toEqual(locked);
    expect((await openBrowser(app, '2001:db8:1:3::1').signIn(login)).answer.success).toBe(true);
  });

  it('the case of the login makes no difference', async () => {
    const browser = openBrowser(await buildAuth(db));
    await guess(browser, 10);
    expect((await browser.signIn(login.toUpperCase())).answer).toEqual(locked);
  });

  it('a right one in between starts the count over', async () => {
    const browser = openBrowser(await buildAuth(db));
    await guess(browser, 9);
    await browser.signIn(login);
    await guess(browser, 9);
    expect((await browser.signIn(login)).answer.success).toBe(true);
  });

  it('wrong ones of more than 20 minutes ago do not count', async () => {
    const browser = openBrowser(await buildAuth(db));
    await guess(browser, 10);
    await passMinutes(db, 21);
    expect((await browser.signIn(login)).answer.success).toBe(true);
  });

  it('only ten of a hundred guesses at once are looked at', async () => {
    const browser = openBrowser(await buildAuth(db));
    const answers = await Promise.all(Array.from({ length: 100 }, () => browser.signIn(login, WRONG)));
    expect(compared.hashes()).toHaveLength(10);
    expect(answers.filter(({ answer }) => answer.msg === 'error_throwing_auth')).toHaveLength(10);
    expect(answers.filter(({ answer }) => answer.msg === 'error_ban_try_again_latter')).toHaveLength(90);
  });
});

describe('guesses from everywhere', () => {
  const onceEach = async (app: FastifyInstance, times: number): Promise<Answered[]> => {
    const answers: Answered[] = [];
    for (let count = 0; count < times; count += 1) answers.push(await openBrowser(app).signIn(login, WRONG));
    return answers;
  };
  const looked = (): number => compared.hashes().length;
  const waited = async (app: FastifyInstance, minutes: number): Promise<Answered> => {
    await passMinutes(db, minutes);
    return openBrowser(app).signIn(login, WRONG);
  };

  it('are twenty a day, then one at a time, after pauses that grow to an hour', async () => {
    const { app } = owner;
    const answers = await onceEach(app, 25); // twenty-five networks
    expect(answers.slice(0, 20).map(({ answer }) => answer)).toEqual(Array.from({ length: 20 }, () => wrong));
    expect(answers.slice(20).map(({ answer }) => answer)).toEqual(Array.from({ length: 5 }, () => locked));
    expect(looked()).toBe(20);
    let pause = 1;
    for (let count = 0; count < 8; count += 1) {
      expect((await waited(app, pause)).answer).toEqual(wrong);
      pause = Math.min(60, pause * 2);
      const { answer } = await openBrowser(app).signIn(login, WRONG);
      expect([count, Math.ceil((answer.retryAfterMs ?? 0) / 60_000)]).toEqual([count, pause]);
    }
    expect(looked()).toBe(28);
    expect((await waited(app, 24 * 60)).answer).toEqual(wrong);
    expect((await openBrowser(app).signIn(login, WRONG)).answer).toEqual(wrong); // another day
  });

  it('only twenty of a hundred guesses at once are looked at', async () => {
    await Promise.all(Array.from({ length: 100 }, () => openBrowser(owner.app).signIn(login, WRONG)));
    expect(looked()).toBe(20);
  });

  it('leave the owner’s own device open, and are not helped by its sign-in', async () => {
    const { app, browser } = owner;
    await onceEach(app, 25);
    expect((await browser.signIn(login)).answer.success).toBe(true);
    const moved = openBrowser(app); // the same device in another network
    moved.cookies.set('device', browser.cookies.get('device') ?? '');
    expect((await moved.signIn(login)).answer.success).toBe(true);
    expect((await openBrowser(app).signIn(login, WRONG)).answer).toEqual(locked);
  });

  it('leave a network open that the owner was seen in, to a new device of theirs', async () => {
    const { app, browser } = owner;
    await onceEach(app, 25);
    expect((await openBrowser(app, browser.address).signIn(login)).answer.success).toBe(true);
  });

  it('from the owner’s own network leave the owner’s device open', async () => {
    const { app, browser } = owner;
    const neighbour = openBrowser(app, browser.address);
    await guess(neighbour, 11);
    expect((await neighbour.signIn(login)).answer).toEqual(locked);
    expect((await browser.signIn(login)).answer.success).toBe(true);
  });

  it('from the owner’s own device are ten, then slow', async () => {
    const { browser } = owner;
    await guess(browser, 12);
    expect(looked()).toBe(10);
    await passMinutes(db, 1);
    expect((await browser.signIn(login)).answer.success).toBe(true);
  });

  it('with a cookie that the account does not know are everybody’s', async () => {
    const { app } = owner;
    for (let count = 0; count < 25; count += 1) {
      const browser = openBrowser(app);
      browser.cookies.set('device', randomBytes(32).toString('base64url'));
      await browser.signIn(login, WRONG);
    }
    expect(looked()).toBe(20);
  });

  it('are not made by right sign-ins, however many', async () => {
    for (let count = 0; count < 25; count += 1)
      expect((await openBrowser(owner.app).signIn(login)).answer.success).toBe(true);
  });

  it('are told to the owner, once a burst', async () => {
    const { app, email } = owner;
    await onceEach(app, 19);
    expect((await lettersTo(db, email)).map(({ kind }) => kind)).not.toContain('guesses');
    await onceEach(app, 6);
    await guess(owner.browser, 12);
    const { text } = await letterTo(db, email, 'guesses');
    expect(text).toContain('"what":"password"');
    expect(text).toContain(`${SITE}/settings/security`);
    await passMinutes(db, 24 * 60);
    await onceEach(app, 20);
    await letterTo(db, email, 'guesses', 2);
  });

  it('guesses at a login that nobody has are counted the same', async () => {
    const answers: string[] = [];
    for (let count = 0; count < 22; count += 1)
      answers.push((await openBrowser(owner.app).signIn('nobody_at_home', WRONG)).answer.msg);
    expect(answers.slice(19)).toEqual(['error_throwing_auth', locked.msg, locked.msg]);
  });
});

describe('guesses in settings', () => {
  it('are forgotten on the device that its owner signs in on: a stolen session does not close them', async () => {
    const { browser, userId } = owner;
    const place = devicePlaceOf(hash('sha256', browser.cookies.get('device') ?? '', 'buffer'));
    for (let count = 0; count < 11; count += 1) await takeAttempt(db.orm.em.fork(), 'settings', userId, place);
    expect((await takeAttempt(db.orm.em.fork(), 'settings', userId, place)).until).not.toBeNull();
    await browser.signIn(login);
    expect((await takeAttempt(db.orm.em.fork(), 'settings', userId, place)).until).toBeNull();
  });
});

describe('attempts of one network', () => {
  const tooMany = { success: false, msg: '6', code: '6', retryAfterMs: expect.any(Number) };

  it('are limited across sign-in and registration, whatever the login', async () => {
    const app = await buildAuth(db, { attempts: { perSecond: 0.001, burst: 3 } });
    const browser = openBrowser(app);
    await browser.signIn('first_login', WRONG);
    await browser.signIn('second_login', WRONG);
    await browser.register('third_login', { email: 'wrong' });
    const { status, answer, response } = await browser.signIn(login);
    expect({ status, answer }).toEqual({ status: 429, answer: tooMany });
    expect(answer.retryAfterMs).toBeGreaterThan(0);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await browser.register('fourth_login')).answer).toEqual(tooMany);
    expect((await openBrowser(app).signIn(login)).answer.success).toBe(true);
    expect((await browser.post('/api/auth/exit')).answer.success).toBe(true);
  });

  it('are enough for ten wrong ones and a lock by default', async () => {
    const browser = openBrowser(await buildAuth(db, { attempts: undefined as never }));
    await guess(browser, 10);
    expect((await browser.signIn(login)).answer).toEqual(locked);
  });
});
