import { createTestDatabase, createTestPartner, invitationOf, type TestDatabase } from 'db/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registrationBody } from '../../../contract/auth.contract.ts';
import { createSessionSource } from '../../core/auth/sessions.ts';
import {
  buildAuth,
  lettersTo,
  letterTo,
  openBrowser,
  registrationOf,
  SITE,
  userOf,
  type Answered,
  type Browser,
} from './testing/auth-fixtures.ts';

let db: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  app = await buildAuth(db);
});

interface Fast {
  browser: Browser;
  login: string;
  password: string;
}

const registerFast = async (changes: object = {}): Promise<Fast> => {
  const browser = openBrowser(app);
  const { answer } = await browser.post('/api/auth/registration/fast', { terms: true, ...changes });
  expect(answer).toMatchObject({ success: true, msg: '1', user: { login: answer.login, type: 0, email: null } });
  return { browser, login: answer.login ?? '', password: answer.password ?? '' };
};

describe('registration with one click', () => {
  it('makes a login and a strong password that open the account, and signs in at once', async () => {
    const { browser, login, password } = await registerFast({ refererId: 'friend-7' });
    expect(registrationBody.safeParse(registrationOf(login, { password, repeatPassword: password })).success).toBe(
      true,
    );
    expect(password.length).toBeGreaterThanOrEqual(16);
    const user = await userOf(db, login);
    expect(user).toMatchObject({ refererId: 'friend-7', accountType: 0, email: null, roles: [] });
    expect((await createSessionSource(db).findSession(browser.cookies.get('token') ?? ''))?.userId).toBe(user.id);
    expect((await openBrowser(app).signIn(login, password)).answer.success).toBe(true);
  });

  it('keeps the partner, the tag and the sub-id of the link', async () => {
    const { link, userId } = await createTestPartner(db, 'spring');
    const { login } = await registerFast({ refererId: `${link}_spring_c-7` });
    const invited = { partnerId: userId, isTelegram: false, tag: 'spring', subId: 'c-7' };
    expect(await invitationOf(db, (await userOf(db, login)).id)).toEqual(invited);
  });

  it('takes null for no referral', async () => {
    const { login } = await registerFast({ refererId: null });
    expect((await userOf(db, login)).refererId).toBeNull();
  });

  it('does not tell the login by the nickname', async () => {
    const { login } = await registerFast();
    const { nick } = await userOf(db, login);
    expect(login.toLowerCase()).not.toContain(nick.toLowerCase().slice('player'.length));
  });

  it('stores the password nowhere in clear, and makes another one each time', async () => {
    const [first, second] = [await registerFast(), await registerFast()];
    expect(first.password).not.toBe(second.password);
    expect(first.login).not.toBe(second.login);
    const { rows: tables } = await db.owner.query<{ name: string }>(
      `SELECT format('%I', relname) AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    expect(tables.length).toBeGreaterThan(10);
    for (const { name } of tables) {
      const { rowCount } = await db.owner.query(`SELECT FROM ${name} t WHERE t::text LIKE $1`, [`%${first.password}%`]);
      expect([name, rowCount]).toEqual([name, 0]);
    }
  });

  it('takes nothing from the form but the consent and the referral id', async () => {
    const { login } = await registerFast({
      login: 'chosen_one',
      password: 'Harbour42',
      email: 'x@example.com',
      roles: ['admin'],
      balance: 1e9,
    });
    expect(login).not.toBe('chosen_one');
    expect(await userOf(db, login)).toMatchObject({ email: null, roles: [] });
  });

  it.each([[{}], [{ terms: false }], [{ terms: 'true' }]])('needs the consent: not %j', async (form) => {
    const { status, answer } = await openBrowser(app).post('/api/auth/registration/fast', form);
    expect({ status, answer }).toEqual({
      status: 400,
      answer: { success: false, msg: 'terms', code: 'terms', fields: { terms: 'terms' } },
    });
  });
});

describe('sending what was made by e-mail', () => {
  let accounts = 0;
  let email: string;
  let fast: Fast;
  beforeEach(async () => {
    email = `mailed${(accounts += 1)}@example.com`;
    fast = await registerFast();
  });

  const sent = { status: 200, answer: { success: true, msg: '2', data: { success: true } } };
  const mail = async (
    changes: object = {},
    browser = openBrowser(app),
  ): Promise<Pick<Answered, 'status' | 'answer'>> => {
    const { login, password } = fast;
    const body = { login, password, email, origin: 'https://evil.example', ...changes };
    const { status, answer } = await browser.post('/api/auth/registration/fast/email', body);
    return { status, answer };
  };
  const refusedWith = (key: string, field?: string): object => ({
    status: 400,
    answer: {
      success: false,
      msg: key,
      code: key,
      ...(field && { fields: { [field]: key } }),
      data: { success: false },
    },
  });

  it('sends login and password, gives the account the address and asks to confirm it', async () => {
    expect(await mail()).toEqual(sent);
    const { login, password } = fast;
    const letter = await letterTo(db, email, 'credentials');
    expect(JSON.parse(letter.text)).toEqual({ login, password, link: SITE });
    expect(await userOf(db, login)).toMatchObject({ email, emailVerified: false });
    const { link } = await letterTo(db, email, 'emailConfirm');
    expect(link).toMatch(`${SITE}/confirm-email#`);
    expect((await lettersTo(db, email)).map(({ text }) => text).join()).not.toContain('evil');
  });

  it('does not say when somebody else has the address, and takes it from nobody', async () => {
    await openBrowser(app).register(`owner_${accounts}`.padEnd(8, 'x'), { email });
    expect(await mail({ email: email.toUpperCase() })).toEqual(sent);
    expect((await userOf(db, fast.login)).email).toBeNull();
    await letterTo(db, email.toUpperCase(), 'credentials');
  });

  it('goes to the confirmed address only, once there is one', async () => {
    await mail();
    const { token } = await letterTo(db, email, 'emailConfirm');
    await openBrowser(app).post('/api/user/confirmEmail', { token });
    expect(await mail({ email: `other.${email}` })).toEqual(refusedWith('email_incorrect', 'email'));
    expect(await lettersTo(db, `other.${email}`)).toEqual([]);
    expect(await mail({ email: email.toUpperCase() })).toEqual(sent);
  });

  it('needs the right password, and counts wrong ones as a sign-in does', async () => {
    const browser = openBrowser(app);
    for (let count = 0; count < 10; count += 1)
      expect(await mail({ password: 'Wrong-password1' }, browser)).toEqual(refusedWith('error_throwing_auth'));
    expect(await mail({ login: 'nobody_here' }, browser)).toEqual(refusedWith('error_throwing_auth'));
    expect((await mail({}, browser)).answer).toMatchObject({
      msg: 'error_ban_try_again_latter',
      data: { success: false },
    });
    expect((await browser.signIn(fast.login, fast.password)).answer.msg).toBe('error_ban_try_again_latter');
    expect(await lettersTo(db, email)).toEqual([]);
  });

  it('is done three times an hour at most', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => mail()));
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(3);
    expect((await lettersTo(db, email)).filter(({ kind }) => kind === 'credentials')).toHaveLength(3);
  });

  it.each([
    ['no login', { login: undefined }, '1', 'login'],
    ['a login of another form', { login: 'a b c' }, '14', 'login'],
    ['no password', { password: undefined }, '10', 'password'],
    ['no address', { email: undefined }, '3', 'email'],
    ['a wrong address', { email: 'nobody' }, '4', 'email'],
  ])('is refused for %s', async (_what, changes, key, field) => {
    expect(await mail(changes)).toEqual(refusedWith(key, field));
  });
});
