import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildAuth,
  knowDevice,
  lettersTo,
  letterTo,
  newPlayer,
  openBrowser,
  PASSWORD,
  passMinutes,
  userOf,
  type Answered,
  type Browser,
} from './testing/auth-fixtures.ts';

let db: TestDatabase;
let login: string;
let email: string;
let home: Browser;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  const player = await newPlayer(db);
  ({ browser: home, login, email } = player);
  await knowDevice(db, player.userId);
});

const prompt = { status: 200, answer: { success: false, msg: 'enter_a_temporary_code' } };
const wrongCode = {
  status: 400,
  answer: { success: false, msg: 'invalid_code', code: 'invalid_code', fields: { code: 'invalid_code' } },
};
const signedIn = { status: 200, answer: { success: true, msg: 'success_auth' } };

const shown = ({ status, answer }: Answered): object => ({ status, answer });

const codes = async (): Promise<string[]> =>
  (await lettersTo(db, email)).filter(({ kind }) => kind === 'temporaryCode').map(({ digits }) => digits);

/** A code that is not this one. */
const other = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('sign-in on a device that the account does not know', () => {
  it('asks for a code that comes by e-mail, and signs in with it', async () => {
    const browser = openBrowser(await buildAuth(db, { geo: { locate: () => ({ country: 'KZ', isBlocked: false }) } }));
    const asked = await browser.post('/api/auth/login', { login, password: PASSWORD }, { 'user-agent': 'Test/1 (x)' });
    expect(shown(asked)).toEqual(prompt);
    expect(browser.cookies.size).toBe(0);
    const { digits, text } = await letterTo(db, email, 'temporaryCode');
    expect(JSON.parse(text)).toMatchObject({ code: digits, device: 'Test/1 (x)', place: 'KZ' });
    expect(shown(await browser.signIn(login, PASSWORD, `${digits.slice(0, 3)} ${digits.slice(3)}`))).toMatchObject(
      signedIn,
    );
    expect(browser.cookies.has('token')).toBe(true);
  });

  it('asks for none the next time, nor where the account is at home', async () => {
    const browser = openBrowser(await buildAuth(db));
    await browser.signIn(login);
    await browser.signIn(login, PASSWORD, (await codes()).at(-1));
    expect(shown(await browser.signIn(login))).toMatchObject(signedIn);
    expect(shown(await home.signIn(login))).toMatchObject(signedIn);
    expect(await codes()).toHaveLength(1);
  });

  it('is not fooled by a device that another account knows, nor by one that is made up', async () => {
    const app = await buildAuth(db);
    const stranger = openBrowser(app);
    await stranger.register(`${login}_2`);
    expect(shown(await stranger.signIn(login))).toEqual(prompt);
    const liar = openBrowser(app);
    for (const device of ['x', "' OR true --", home.cookies.get('device')?.slice(1) ?? '']) {
      liar.cookies.set('device', device);
      expect(shown(await liar.signIn(login))).toEqual(prompt);
    }
  });

  it('asks for none of an account without a confirmed address', async () => {
    await db.pool.query('UPDATE app_user SET email_verified = false WHERE login = $1', [login]);
    expect(shown(await openBrowser(await buildAuth(db)).signIn(login))).toMatchObject(signedIn);
    expect(await codes()).toEqual([]);
  });

  it('asks for none of an account that knows no device yet', async () => {
    await db.pool.query('DELETE FROM known_device WHERE user_id = $1', [(await userOf(db, login)).id]);
    expect(shown(await openBrowser(await buildAuth(db)).signIn(login))).toMatchObject(signedIn);
  });

  it('sends no letter to who does not know the password', async () => {
    await openBrowser(await buildAuth(db)).signIn(login, 'Wrong-password1');
    expect(await codes()).toEqual([]);
  });
});

describe('a temporary code', () => {
  it('is used once', async () => {
    const app = await buildAuth(db);
    await openBrowser(app).signIn(login);
    const [code = ''] = await codes();
    expect(shown(await openBrowser(app).signIn(login, PASSWORD, code))).toMatchObject(signedIn);
    expect(shown(await openBrowser(app).signIn(login, PASSWORD, code))).toEqual(wrongCode);
  });

  it('opens one session of fifty at once', async () => {
    const app = await buildAuth(db);
    await openBrowser(app).signIn(login);
    const [code = ''] = await codes();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => openBrowser(app).signIn(login, PASSWORD, code)), // fifty networks
    );
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  });

  it('is good for ten minutes', async () => {
    const browser = openBrowser(await buildAuth(db));
    await browser.signIn(login);
    const [code = ''] = await codes();
    await passMinutes(db, 10);
    expect(shown(await browser.signIn(login, PASSWORD, code))).toEqual(wrongCode);
  });

  it('is useless after five wrong ones; another one can be asked for', async () => {
    const browser = openBrowser(await buildAuth(db));
    await browser.signIn(login);
    const [code = ''] = await codes();
    for (let count = 0; count < 5; count += 1)
      expect(shown(await browser.signIn(login, PASSWORD, other(code)))).toEqual(wrongCode);
    expect(shown(await browser.signIn(login, PASSWORD, code))).toEqual(wrongCode);
    expect(shown(await browser.signIn(login))).toEqual(prompt);
    expect(shown(await browser.signIn(login, PASSWORD, (await codes()).at(-1)))).toMatchObject(signedIn);
  });

  it('is the last that was sent, and is not sent twice within half a minute', async () => {
    const browser = openBrowser(await buildAuth(db));
    await Promise.all(Array.from({ length: 5 }, () => browser.signIn(login)));
    expect(await codes()).toHaveLength(1);
    await passMinutes(db, 1);
    await browser.signIn(login);
    const [first = '', second = ''] = await codes();
    if (first !== second) expect(shown(await browser.signIn(login, PASSWORD, first))).toEqual(wrongCode);
    expect(shown(await browser.signIn(login, PASSWORD, second))).toMatchObject(signedIn);
  });

  it('is sent five times in 20 minutes, for all callers together', async () => {
    const app = await buildAuth(db);
    const ask = async (): Promise<Answered> => {
      await db.owner.query(`UPDATE one_time_code SET created_at = created_at - interval '1 minute'`);
      return openBrowser(app).signIn(login);
    };
    for (let count = 0; count < 5; count += 1) expect(shown(await ask())).toEqual(prompt);
    expect(shown(await ask())).toMatchObject({ status: 429, answer: { msg: 'error_ban_try_again_latter' } });
    expect(await codes()).toHaveLength(5);
    expect(shown(await home.signIn(login))).toMatchObject(signedIn); // a known device needs none
  });

  it('a temporary code of another account opens nothing', async () => {
    const app = await buildAuth(db);
    const second = `${login}_2`;
    await openBrowser(app).register(second);
    await knowDevice(db, (await userOf(db, second)).id);
    await openBrowser(app).signIn(login);
    await openBrowser(app).signIn(second);
    const [code = ''] = await codes();
    const { digits: foreign } = await letterTo(db, `${second}@example.com`, 'temporaryCode');
    if (code !== foreign) expect(shown(await openBrowser(app).signIn(login, PASSWORD, foreign))).toEqual(wrongCode);
  });
});
