import { BusyError } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authErrorKeys, type AuthErrorKey } from '../../../contract/auth.contract.ts';
import {
  addAuthenticator,
  buildAuth,
  letterTo,
  openBrowser,
  PASSWORD,
  userOf,
  type Answered,
} from './testing/auth-fixtures.ts';

let db: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  app = await buildAuth(db);
  await openBrowser(app).register('existing'); // the first time: it stays
});

const register = (changes: object): Promise<Answered> => openBrowser(app).register('new_login', changes);

const repeat = (password: string): Promise<Answered> => register({ password, repeatPassword: password });

const signIn = (login: string, password?: string): Promise<Answered> => openBrowser(app).signIn(login, password);

const recover = (email: string): Promise<Answered> => openBrowser(app).post('/api/user/recoveryPassword', { email });

const afterWrongOnes = async (): Promise<Answered> => {
  const browser = openBrowser(app);
  for (let count = 0; count < 10; count += 1) await browser.signIn('existing', 'Wrong-password1');
  return browser.signIn('existing');
};

const withoutTokens = async (): Promise<Answered> => {
  const busy = openBrowser(await buildAuth(db, { attempts: { perSecond: 0.001, burst: 1 } }));
  await busy.signIn('existing');
  return busy.signIn('existing');
};

const afterCaptcha = async (verify: () => Promise<boolean>): Promise<Answered> => {
  const captcha = { provider: 'altcha', siteKey: undefined, scriptUrl: undefined } as const;
  const challenge = () => Promise.resolve({});
  return openBrowser(await buildAuth(db, { captcha: { ...captcha, challenge, verify } })).signIn('existing');
};

const withWrongCode = async (): Promise<Answered> => {
  await openBrowser(app).register('with_phone');
  await addAuthenticator(db, (await userOf(db, 'with_phone')).id);
  return openBrowser(app).signIn('with_phone', PASSWORD, 'no code');
};

const toAnotherAddress = async (): Promise<Answered> => {
  await openBrowser(app).register('with_mail');
  const { token } = await letterTo(db, 'with_mail@example.com', 'emailConfirm');
  await openBrowser(app).post('/api/user/confirmEmail', { token });
  const body = { login: 'with_mail', password: PASSWORD, email: 'other@example.com' };
  return openBrowser(app).post('/api/auth/registration/fast/email', body);
};

// a key of the catalogue that nothing here produces does not compile
const produces: Record<AuthErrorKey, () => Promise<Answered>> = {
  1: () => signIn(''),
  3: () => register({ email: '' }),
  4: () => register({ email: 'nobody' }),
  6: withoutTokens,
  7: () => repeat('secret42'),
  8: () => repeat('SECRET42'),
  9: () => repeat('SecretSecret'),
  10: () => repeat('Se42'),
  11: () => register({ repeatPassword: '' }),
  12: () => register({ repeatPassword: 'Harbour43' }),
  14: () => signIn('no login'),
  15: () => recover(''),
  16: () => recover('nobody'),
  weak_password: () => repeat('Qwerty123'),
  terms: () => register({ terms: false }),
  login_already_taken: () => openBrowser(app).register('EXISTING', { email: 'free@example.com' }),
  email_already_taken: () => register({ email: 'EXISTING@example.com' }),
  error_throwing_auth: () => signIn('existing', 'Wrong-password1'),
  error_ban_try_again_latter: afterWrongOnes,
  invalid_code: withWrongCode,
  email_incorrect: toAnotherAddress,
  captcha_failed: () => afterCaptcha(() => Promise.resolve(false)),
  link_expired: () => openBrowser(app).post('/api/user/confirmEmail', { token: 'x' }),
  busy: () => afterCaptcha(() => Promise.reject(new BusyError('no database client'))),
  generic: () => openBrowser(app).post('/api/auth/login', {}, { origin: 'https://evil.example' }),
};

describe('every refusal of the catalogue', () => {
  it.each(authErrorKeys)('%s is answered as message and code', async (key) => {
    const { status, answer } = await produces[key]();
    expect(answer).toMatchObject({ success: false, msg: key, code: key });
    expect(status).toBe({ 6: 429, error_ban_try_again_latter: 429, busy: 503, generic: 403 }[key as string] ?? 400);
  });
});
