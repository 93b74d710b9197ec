import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Captcha } from '../../core/captcha/captcha.ts';
import {
  addAuthenticator,
  buildAuth,
  openBrowser,
  PASSWORD,
  registrationOf,
  userOf,
  watchComparedHashes,
} from './testing/auth-fixtures.ts';

const compared = watchComparedHashes();
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => {
  compared.clear();
});

/** Takes each of these solutions once, and notes what it was asked. */
const takes = (...solutions: string[]): Captcha & { asked: [string | undefined, string | undefined][] } => {
  const open = new Set<string | undefined>(solutions);
  const asked: [string | undefined, string | undefined][] = [];
  return {
    asked,
    provider: 'altcha',
    siteKey: undefined,
    scriptUrl: undefined,
    challenge: () => Promise.resolve({}),
    verify(solution, { address }) {
      asked.push([solution, address]);
      return Promise.resolve(open.delete(solution));
    },
  };
};

const failed = { status: 400, answer: { success: false, msg: 'captcha_failed', code: 'captcha_failed' } };

const forms: [string, object][] = [
  ['/api/auth/login', { login: 'known_one', password: PASSWORD }],
  ['/api/auth/registration', registrationOf('by_robot')],
  ['/api/auth/registration/fast', { terms: true }],
  ['/api/user/recoveryPassword', { email: 'known_one@example.com' }],
];

describe.each(forms)('without a solved captcha %s', (url, form) => {
  it.each([
    ['none', undefined],
    ['a wrong one', 'wrong'],
  ])('is refused before anything is looked at: %s', async (_what, recaptchaToken) => {
    const captcha = takes('right');
    const browser = openBrowser(await buildAuth(db, { captcha }), '203.0.113.5');
    const users = await db.pool.query('SELECT FROM app_user');
    const { status, answer } = await browser.post(url, { ...form, recaptchaToken });
    expect({ status, answer }).toMatchObject(failed);
    expect(captcha.asked).toEqual([[recaptchaToken, '203.0.113.5']]);
    expect(compared.hashes()).toEqual([]);
    expect((await db.pool.query('SELECT FROM app_user')).rowCount).toBe(users.rowCount);
    expect((await db.pool.query('SELECT FROM sign_in_failure')).rowCount).toBe(0);
    expect((await db.pool.query('SELECT FROM mail')).rowCount).toBe(0);
  });

  it('is refused for a solution that is no text', async () => {
    const captcha = takes('right');
    const { status } = await openBrowser(await buildAuth(db, { captcha })).post(url, {
      ...form,
      recaptchaToken: ['right'],
    });
    expect(status).toBe(400);
    expect(captcha.asked).toEqual([]);
  });
});

describe('a solved captcha', () => {
  it('lets a form through, once', async () => {
    const browser = openBrowser(await buildAuth(db, { captcha: takes('first', 'second') }));
    await browser.register('by_person', { recaptchaToken: 'first' });
    const signIn = (recaptchaToken: string) =>
      browser.post('/api/auth/login', { login: 'by_person', password: PASSWORD, recaptchaToken });
    const again = await signIn('first');
    expect({ status: again.status, answer: again.answer }).toEqual(failed);
    expect((await signIn('second')).answer.success).toBe(true);
  });

  it('is needed for the code as well', async () => {
    const browser = openBrowser(await buildAuth(db, { captcha: takes('1', '2', '3') }));
    await browser.register('by_phone', { recaptchaToken: '1' });
    const { code } = await addAuthenticator(db, (await userOf(db, 'by_phone')).id);
    const form = { login: 'by_phone', password: PASSWORD };
    expect((await browser.post('/api/auth/login', { ...form, recaptchaToken: '2' })).answer.msg).toBe(
      'want_enter_code',
    );
    const coded = { ...form, code: code() };
    expect((await browser.post('/api/auth/login', { ...coded, recaptchaToken: '2' })).answer.msg).toBe(
      'captcha_failed',
    );
    expect((await browser.post('/api/auth/login', { ...coded, recaptchaToken: '3' })).answer.success).toBe(true);
  });

  it('is kept for the next attempt when the form itself is wrong', async () => {
    const captcha = takes('kept');
    await openBrowser(await buildAuth(db, { captcha })).register('x', { recaptchaToken: 'kept' });
    expect(captcha.asked).toEqual([]);
  });
});
