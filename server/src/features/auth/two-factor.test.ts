import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addAuthenticator,
  buildAuth,
  letterTo,
  lettersTo,
  newPlayer,
  openBrowser,
  PASSWORD,
  passMinutes,
  watchComparedHashes,
  type Answered,
  type Authenticator,
  type Browser,
  type NewPlayer,
} from './testing/auth-fixtures.ts';

const compared = watchComparedHashes();
let db: TestDatabase;
let login: string;
let owner: NewPlayer;
let userId: bigint;
let authenticator: Authenticator;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  owner = await newPlayer(db);
  ({ login, userId } = owner);
  authenticator = await addAuthenticator(db, userId);
  compared.clear();
});

const prompt = { status: 200, answer: { success: false, msg: 'want_enter_code' } };
const wrongCode = {
  status: 400,
  answer: { success: false, msg: 'invalid_code', code: 'invalid_code', fields: { code: 'invalid_code' } },
};
const locked = { status: 429, answer: { msg: 'error_ban_try_again_latter' } };
const signedIn = { status: 200, answer: { success: true, msg: 'success_auth', user: { FA: true } } };

/** A code that is wrong now and soon. */
const wrong = (): string => {
  const right = [-1, 0, 1, 2].map((steps) => authenticator.code(steps));
  return ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? '';
};

const shown = ({ status, answer }: Answered): object => ({ status, answer });

describe('two-factor sign-in', () => {
  it('asks for a code once the password is right, and signs in with it', async () => {
    const browser = openBrowser(await buildAuth(db));
    expect(shown(await browser.signIn(login))).toEqual(prompt);
    expect(shown(await browser.signIn(login, PASSWORD, ''))).toEqual(prompt);
    expect(browser.cookies.size).toBe(0);
    expect(shown(await browser.signIn(login, PASSWORD, authenticator.code()))).toMatchObject(signedIn);
    expect(browser.cookies.has('token')).toBe(true);
  });

  it('asks no code by e-mail beside it', async () => {
    await db.pool.query('UPDATE app_user SET email_verified = true WHERE id = $1', [userId]);
    await openBrowser(await buildAuth(db)).signIn(login);
    expect((await lettersTo(db, `${login}@example.com`)).map(({ kind }) => kind)).toEqual(['emailConfirm']);
  });

  it('tells nothing of it to who does not know the password', async () => {
    const browser = openBrowser(await buildAuth(db));
    const known = await browser.signIn(login, 'Wrong-password1', authenticator.code());
    const unknown = await browser.signIn('nobody_here', 'Wrong-password1', authenticator.code());
    expect(shown(known)).toEqual(shown(unknown));
    expect(known.answer.msg).toBe('error_throwing_auth');
    expect(compared.hashes()).toHaveLength(2);
    expect(shown(await browser.signIn(login, PASSWORD, authenticator.code()))).toMatchObject(signedIn); // not used up
  });

  it('refuses a wrong code, a used one and one of another account', async () => {
    const browser = openBrowser(await buildAuth(db));
    const code = authenticator.code();
    expect(shown(await browser.signIn(login, PASSWORD, wrong()))).toEqual(wrongCode);
    expect(browser.cookies.size).toBe(0);
    expect(shown(await browser.signIn(login, PASSWORD, code))).toMatchObject(signedIn);
    expect(shown(await browser.signIn(login, PASSWORD, code))).toEqual(wrongCode);
  });

  it('takes a recovery code once', async () => {
    const [code = ''] = authenticator.recoveryCodes;
    const app = await buildAuth(db);
    expect(shown(await openBrowser(app).signIn(login, PASSWORD, code))).toMatchObject(signedIn);
    expect(shown(await openBrowser(app).signIn(login, PASSWORD, code))).toEqual(wrongCode);
  });

  it('refuses a code that is no code, and one that is too long', async () => {
    const browser = openBrowser(await buildAuth(db));
    expect(shown(await browser.signIn(login, PASSWORD, 'no code'))).toEqual(wrongCode);
    expect(shown(await browser.signIn(login, PASSWORD, '1'.repeat(33)))).toEqual(wrongCode);
  });

  it.each([
    ['a code', () => authenticator.code()],
    ['a recovery code', () => authenticator.recoveryCodes[0] ?? ''],
  ])('opens one session of fifty with %s at once', async (_what, codeOf) => {
    const app = await buildAuth(db);
    const code = codeOf();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => openBrowser(app).signIn(login, PASSWORD, code)), // fifty networks
    );
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  });
});

describe('wrong codes', () => {
  const guess = async (browser: Browser, times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1) await browser.signIn(login, PASSWORD, wrong());
  };

  it('count as wrong attempts of login and network', async () => {
    const app = await buildAuth(db);
    const browser = openBrowser(app);
    await guess(browser, 5);
    for (let count = 0; count < 5; count += 1) await browser.signIn(login, 'Wrong-password1');
    expect(shown(await browser.signIn(login, PASSWORD, authenticator.code()))).toMatchObject(locked);
    expect(shown(await openBrowser(app).signIn(login, PASSWORD, authenticator.code()))).toMatchObject(signedIn);
  });

  it('are not forgotten for a right password in between', async () => {
    const browser = openBrowser(await buildAuth(db));
    for (let count = 0; count < 5; count += 1) {
      await guess(browser, 1);
      await browser.signIn(login);
    }
    expect(shown(await browser.signIn(login, PASSWORD, authenticator.code()))).toMatchObject(locked);
  });

  it('are ten, from however many networks, then one at a time', async () => {
    const { app } = owner;
    for (let count = 0; count < 10; count += 1) await guess(openBrowser(app), 1);
    const { status, answer, response } = await openBrowser(app).signIn(login, PASSWORD, authenticator.code());
    expect({ status, answer }).toMatchObject(locked);
    expect(Math.ceil((answer.retryAfterMs ?? 0) / 60_000)).toBe(1);
    expect(Number(response.headers['retry-after'])).toBe(Math.ceil((answer.retryAfterMs ?? 0) / 1000));
    await passMinutes(db, 1);
    expect(shown(await openBrowser(app).signIn(login, PASSWORD, wrong()))).toEqual(wrongCode);
    await passMinutes(db, 1);
    expect(shown(await openBrowser(app).signIn(login, PASSWORD, authenticator.code()))).toMatchObject(locked); // two now
    await passMinutes(db, 1);
    expect(shown(await openBrowser(app).signIn(login, PASSWORD, authenticator.code()))).toMatchObject(signedIn);
  });

  it('wrong codes of somebody who knows the password leave the owner’s device open, and are told to the owner', async () => {
    const { app, browser, email } = owner;
    for (let count = 0; count < 12; count += 1) await guess(openBrowser(app), 1);
    expect(shown(await openBrowser(app).signIn(login, PASSWORD, authenticator.code()))).toMatchObject(locked);
    expect(shown(await browser.signIn(login, PASSWORD, authenticator.code()))).toMatchObject(signedIn);
    expect((await letterTo(db, email, 'guesses')).text).toContain('"what":"code"');
  });

  it.each(['recovery codes', 'codes'])('wrong codes that are %s are counted together', async (kind) => {
    const { app } = owner;
    const [code] = kind === 'codes' ? [wrong()] : ['aaaa-bbbb-cccc'];
    for (let count = 0; count < 5; count += 1) await openBrowser(app).signIn(login, PASSWORD, wrong());
    for (let count = 0; count < 5; count += 1) await openBrowser(app).signIn(login, PASSWORD, code);
    const [right] = authenticator.recoveryCodes;
    expect(shown(await openBrowser(app).signIn(login, PASSWORD, right))).toMatchObject(locked);
  });

  it('only ten of a hundred wrong codes at once are looked at', async () => {
    const app = await buildAuth(db);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => openBrowser(app).signIn(login, PASSWORD, wrong())),
    );
    expect(answers.filter(({ answer }) => answer.msg === 'invalid_code')).toHaveLength(10);
    expect(answers.filter(({ answer }) => answer.msg === 'error_ban_try_again_latter')).toHaveLength(90);
  });

  it('wrong codes of somebody without the password lock nobody out', async () => {
    const { app, browser } = owner;
    for (let count = 0; count < 30; count += 1) await openBrowser(app).signIn(login, 'Wrong-password1', wrong());
    expect(shown(await browser.signIn(login, PASSWORD, authenticator.code()))).toMatchObject(signedIn);
  });
});
