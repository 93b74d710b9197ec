import { verify } from '@node-rs/argon2';
import { createUser, userRepository } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAuth, newPlayer, openBrowser, PASSWORD, passMinutes, type Browser } from './auth-fixtures.ts';

vi.mock('@node-rs/argon2', { spy: true });

let db: TestDatabase;
let login: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  ({ login } = await newPlayer(db));
  vi.mocked(verify).mockClear();
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
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(1);
    const unknown = await browser.signIn('nobody_here', WRONG);
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(2);
    expect(known.answer).toEqual(wrong);
    expect([unknown.status, unknown.answer]).toEqual([known.status, known.answer]);
    const parameters = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4));
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
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(1);
  });

  it('refuses a blocked account', async () => {
    const user = await userRepository(db).findByLogin(login);
    await userRepository(db).update(user?.id ?? 0n, { blockedAt: new Date() });
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
    expect(vi.mocked(verify)).not.toHaveBeenCalled();
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

  it('a right one in between starts the count anew', async () => {
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

  it('of a hundred guesses at once ten are looked at', async () => {
    const browser = openBrowser(await buildAuth(db));
    const answers = await Promise.all(Array.from({ length: 100 }, () => browser.signIn(login, WRONG)));
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(10);
    expect(answers.filter(({ answer }) => answer.msg === 'error_throwing_auth')).toHaveLength(10);
    expect(answers.filter(({ answer }) => answer.msg === 'error_ban_try_again_latter')).toHaveLength(90);
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
