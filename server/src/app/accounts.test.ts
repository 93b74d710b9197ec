import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeCodes } from '../testing/notice-codes.ts';
import type { AuthAnswer } from '../../contract/auth.contract.ts';
import { letterTo, PASSWORD, registrationOf } from '../features/auth/testing/auth-fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A browser over real HTTP. */
const openVisitor = () => {
  const cookies = new Map<string, string>();
  return async (path: string, body: object): Promise<AuthAnswer> => {
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return (await response.json()) as AuthAnswer;
  };
};

const newPassword = 'Another43';

describe('an account, with the letters that are really written', () => {
  it('is registered, confirmed, entered from a new device by a code, and recovered', async () => {
    const email = 'whole_way@example.com';
    const home = openVisitor();
    expect((await home('/api/auth/registration', registrationOf('whole_way'))).success).toBe(true);
    const confirmation = await letterTo(server.db, email, 'emailConfirm');
    expect(confirmation.link).toBe(`${server.url}/confirm-email#${confirmation.token}`);
    expect((await home('/api/user/confirmEmail', { token: confirmation.token })).success).toBe(true);

    const away = openVisitor();
    const form = { login: 'whole_way', password: PASSWORD };
    expect((await away('/api/auth/login', form)).msg).toBe('enter_a_temporary_code');
    const { digits } = await letterTo(server.db, email, 'temporaryCode');
    expect((await away('/api/auth/login', { ...form, code: digits })).msg).toBe('success_auth');
    await letterTo(server.db, email, 'newDevice');

    expect((await away('/api/user/recoveryPassword', { email })).payload).toEqual({ success: true });
    const { link, token } = await letterTo(server.db, email, 'recovery');
    expect(link).toBe(`${server.url}/recovery#${token}`);
    const change = { token, password: newPassword, repeatPassword: newPassword };
    expect((await away('/api/user/newPassword', change)).success).toBe(true);
    await letterTo(server.db, email, 'passwordChanged');
    const { rows } = await server.db.pool.query<{ id: bigint }>('SELECT id FROM app_user WHERE email = $1', [email]);
    expect(await noticeCodes(server.db, rows[0]?.id ?? 0n)).toEqual(['passwordChanged', 'newDevice']);
    expect((await home('/api/auth/login', form)).msg).toBe('error_throwing_auth');
    expect((await home('/api/auth/login', { ...form, password: newPassword })).msg).toBe('success_auth');
  });

  it('made with one click gets its login and password by letter', async () => {
    const email = 'one_click@example.com';
    const visitor = openVisitor();
    const { login = '', password = '' } = await visitor('/api/auth/registration/fast', { terms: true });
    const sent = await visitor('/api/auth/registration/fast/email', { login, password, email });
    expect(sent.data).toEqual({ success: true });
    const { text } = await letterTo(server.db, email, 'credentials');
    for (const value of [login, password, server.url]) expect(text).toContain(value);
  });
});
