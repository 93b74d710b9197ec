import {
  createToken,
  createUser,
  insertProfile,
  knownPlaceOf,
  sessionRepository,
  socialProfilesOf,
  userRepository,
} from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { sendEmailConfirmation } from '../../core/auth/email-confirmation.ts';
import {
  addAuthenticator,
  knowDevice,
  lettersTo,
  letterTo,
  newPlayer,
  openBrowser,
  PASSWORD,
  passMinutes,
  SITE,
  testMailer,
  userOf,
  type Answered,
} from './testing/auth-fixtures.ts';

let db: TestDatabase;
let app: FastifyInstance;
let login: string;
let email: string;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(async () => {
  ({ app, login, email } = await newPlayer(db));
});

const NEW = 'Another43';
const sent = { status: 200, answer: { success: true, msg: '2', payload: { success: true } } };
const expired = {
  status: 400,
  answer: { success: false, msg: 'link_expired', code: 'link_expired', fields: { token: 'link_expired' } },
};
const changed = { status: 200, answer: { success: true, msg: 'password_changed' } };

const shown = ({ status, answer }: Answered): object => ({ status, answer });

const ask = (address = email, browser = openBrowser(app)): Promise<Answered> =>
  browser.post('/api/user/recoveryPassword', { email: address });

const linkFor = async (count = 1): Promise<string> => {
  await ask();
  return (await letterTo(db, email, 'recovery', count)).token;
};

const setPassword = (token: string, password = NEW, browser = openBrowser(app)): Promise<Answered> =>
  browser.post('/api/user/newPassword', { token, password, repeatPassword: password });

const liveSessions = async (): Promise<number> =>
  (await sessionRepository(db.orm.em.fork()).liveOf((await userOf(db, login)).id)).length;

describe('asking for a recovery letter', () => {
  it('sends a link to our own site, in the owner’s language, whatever the request says', async () => {
    const evil = { 'x-forwarded-host': 'evil.example', host: 'evil.example', 'x-forwarded-proto': 'http' };
    const body = { email: email.toUpperCase(), origin: 'https://evil.example', domain: 'https://evil.example' };
    expect(shown(await openBrowser(app).post('/api/user/recoveryPassword', body, evil))).toEqual(sent);
    const { link, token, text } = await letterTo(db, email, 'recovery');
    expect(link).toBe(`${SITE}/recovery#${token}`);
    expect(text).not.toContain('evil');
    const { rows } = await db.pool.query('SELECT lang FROM mail WHERE recipient = $1 AND kind = $2', [
      email,
      'recovery',
    ]);
    expect(rows).toEqual([{ lang: 'ru' }]);
  });

  it('is answered the same, and without a lookup, whether or not the address is known', async () => {
    const lock = await db.owner.connect();
    try {
      await lock.query('BEGIN; LOCK app_user IN ACCESS EXCLUSIVE MODE'); // nobody can be looked up meanwhile
      const answers = [await ask(), await ask('nobody@example.com')];
      expect(answers.map(shown)).toEqual([sent, sent]);
    } finally {
      await lock.query('ROLLBACK');
      lock.release();
    }
    await letterTo(db, email, 'recovery');
    expect(await lettersTo(db, 'nobody@example.com')).toEqual([]);
  });

  it('sends nothing to an account without a password, nor to a blocked one', async () => {
    const social = { login: null, accountType: 1, passwordHash: null, email: `social-${email}` };
    await createUser(db.pool, { ...social, demoCreditMinor: 0n, at: 1 });
    await userRepository(db.orm.em.fork()).update((await userOf(db, login)).id, { blockedAt: new Date() });
    expect(shown(await ask(social.email))).toEqual(sent);
    expect(shown(await ask())).toEqual(sent);
    await app.close(); // waits for what no answer waited for
    expect(await lettersTo(db, social.email)).toEqual([]);
    expect((await lettersTo(db, email)).filter(({ kind }) => kind === 'recovery')).toEqual([]);
  });

  it('sends three letters in half an hour, and the last still opens', async () => {
    for (let count = 1; count <= 3; count += 1) await linkFor(count);
    await Promise.all(Array.from({ length: 20 }, () => ask()));
    const token = await linkFor(3);
    await passMinutes(db, 29);
    expect(await linkFor(3)).toBe(token);
    await passMinutes(db, 30);
    expect(shown(await setPassword(token))).toEqual(changed);
  });

  it.each([
    ['nothing', undefined, '15'],
    ['null', null, '15'],
    ['an object', {}, '15'],
    ['an empty text', '', '15'],
    ['no address', 'nobody', '16'],
    ['an address with a line', 'a@example.com\nbcc: b@example.com', '16'],
    ['two addresses', 'a@example.com, b@example.com', '16'],
    ['a huge one', `${'a'.repeat(300)}@example.com`, '16'],
  ])('is refused for %s', async (_what, address, key) => {
    const { status, answer } = await openBrowser(app).post('/api/user/recoveryPassword', { email: address });
    expect({ status, answer }).toEqual({
      status: 400,
      answer: { success: false, msg: key, code: key, fields: { email: key }, payload: { success: false } },
    });
  });
});

describe('a recovery link', () => {
  it.each([
    [false, []],
    [true, ['google']],
  ])('leaves, where the address was confirmed before (%s), the links %j', async (isConfirmed, left) => {
    const { id } = await userOf(db, login);
    await db.pool.query('UPDATE app_user SET email_verified = $2 WHERE id = $1', [id, isConfirmed]);
    await insertProfile(db.pool, id, { provider: 'google', subject: `of ${login}`, name: 'Somebody', url: null });
    expect(shown(await setPassword(await linkFor(), NEW))).toEqual(changed);
    expect((await socialProfilesOf(db.orm.em.fork(), id)).map(({ provider }) => provider)).toEqual(left);
  });

  it('sets a password once; the old one and every session are over', async () => {
    await openBrowser(app).signIn(login);
    expect(await liveSessions()).toBe(2);
    const token = await linkFor();
    const visitor = openBrowser(app);
    expect(shown(await setPassword(token, NEW, visitor))).toEqual(changed);
    expect([...visitor.cookies.keys()]).toEqual(['device']); // signs nobody in
    expect(await liveSessions()).toBe(0);
    expect(shown(await setPassword(token, 'Attacker44'))).toEqual(expired);
    expect((await openBrowser(app).signIn(login)).answer.msg).toBe('error_throwing_auth');
    await db.pool.query('DELETE FROM known_device');
    expect((await openBrowser(app).signIn(login, NEW)).answer.success).toBe(true);
    expect((await userOf(db, login)).emailVerified).toBe(true);
    await letterTo(db, email, 'passwordChanged');
    const { rows } = await db.pool.query<{ kind: string }>(
      'SELECT kind FROM account_event WHERE user_id = $1 ORDER BY id',
      [(await userOf(db, login)).id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'account.registered',
      'recovery.requested',
      'password.recovered',
      'email.confirmed',
    ]);
  });

  it('refuses a password that is guessed first, and is good for another one', async () => {
    const token = await linkFor();
    for (const password of ['Password1', `${login}Z1`]) {
      const { status, answer } = await setPassword(token, password);
      expect({ status, answer }).toMatchObject({ status: 400, answer: { code: 'weak_password' } });
    }
    expect(shown(await setPassword(token))).toEqual(changed);
  });

  it('sets one password of fifty at once', async () => {
    const token = await linkFor();
    const passwords = Array.from({ length: 50 }, (_, index) => `Another${index}`);
    const answers = await Promise.all(passwords.map((password) => setPassword(token, password)));
    const winners = passwords.filter((_, index) => answers[index]?.answer.success);
    expect(winners).toHaveLength(1);
    await db.pool.query('DELETE FROM known_device');
    expect((await openBrowser(app).signIn(login, winners[0])).answer.success).toBe(true);
  });

  it('makes every other one useless', async () => {
    const [first, second] = [await linkFor(), await linkFor(2)];
    expect(shown(await setPassword(first))).toEqual(changed);
    expect(shown(await setPassword(second, 'Attacker44'))).toEqual(expired);
  });

  it('is good for an hour', async () => {
    const token = await linkFor();
    await passMinutes(db, 60);
    expect(shown(await setPassword(token))).toEqual(expired);
  });

  it('is useless once the account has another address, or is blocked', async () => {
    const user = await userOf(db, login);
    const token = await linkFor();
    await userRepository(db.orm.em.fork()).update(user.id, { email: `other.${email}` });
    expect(shown(await setPassword(token))).toEqual(expired);
    await userRepository(db.orm.em.fork()).update(user.id, { email, blockedAt: new Date() });
    expect(shown(await setPassword(token))).toEqual(expired);
    await userRepository(db.orm.em.fork()).update(user.id, { blockedAt: null });
    expect(shown(await setPassword(token))).toEqual(changed); // a refusal used nothing up
  });

  it('does not go round the second factor of a confirmed address', async () => {
    const { id } = await userOf(db, login);
    await db.pool.query('UPDATE app_user SET email_verified = true WHERE id = $1', [id]);
    const { code } = await addAuthenticator(db, id);
    await setPassword(await linkFor());
    const browser = openBrowser(app);
    expect((await browser.signIn(login, NEW)).answer.msg).toBe('want_enter_code');
    expect((await browser.signIn(login, NEW, code())).answer.success).toBe(true);
  });

  it('clears what somebody set up who had registered with the address of its owner', async () => {
    const squatter = openBrowser(app);
    await squatter.signIn(login);
    const { id } = await userOf(db, login);
    const { recoveryCodes } = await addAuthenticator(db, id);
    await insertProfile(db.pool, id, { provider: 'google', subject: `of ${login}`, name: 'Somebody', url: null });
    const tools = { mailer: testMailer, siteUrl: () => SITE };
    await sendEmailConfirmation(db.orm.em.fork(), tools, { id, nick: login, lang: 'en' }, `squatter-${email}`);
    const { token } = await letterTo(db, `squatter-${email}`, 'emailConfirm');
    await db.pool.query('UPDATE app_user SET totp_pending = totp_secret WHERE id = $1', [id]);
    for (const purpose of ['social_state', 'social_person', 'social_entry', 'second_factor'] as const)
      await createToken(db.orm.em.fork(), { purpose, userId: id, lifeMs: 60_000 });

    expect(shown(await setPassword(await linkFor()))).toEqual(changed);
    expect(await liveSessions()).toBe(0);
    expect(await socialProfilesOf(db.orm.em.fork(), id)).toEqual([]);
    const { rows: codes } = await db.pool.query('SELECT FROM one_time_code WHERE user_id = $1 AND used_at IS NULL', [
      id,
    ]);
    expect(codes).toEqual([]);
    expect((await openBrowser(app).post('/api/user/confirmEmail', { token })).answer.msg).toBe('link_expired');
    expect(await lettersTo(db, `squatter-${email}`)).toEqual([]);
    expect(await userOf(db, login)).toMatchObject({ totpSecret: null, totpPending: null, email, emailVerified: true });
    const [code = ''] = recoveryCodes;
    expect((await squatter.signIn(login, NEW, code)).answer.msg).toBe('invalid_code'); // its device is a stranger's
    expect(await knownPlaceOf(db.orm.em.fork(), id, { deviceHash: null, network: squatter.address })).toBeNull();
  });

  it('makes the browser that followed it known: guesses meanwhile do not close it', async () => {
    const token = await linkFor();
    const owner = openBrowser(app);
    expect(shown(await setPassword(token, NEW, owner))).toEqual(changed);
    for (let count = 0; count < 20; count += 1) await openBrowser(app).signIn(login, 'Wrong-password1');
    expect((await openBrowser(app).signIn(login, NEW)).answer.msg).toBe('error_ban_try_again_latter');
    expect((await owner.signIn(login, NEW)).answer.success).toBe(true);
  });

  it('takes back what an attacker with the old password had: codes that were sent, and a lock of codes', async () => {
    await knowDevice(db, (await userOf(db, login)).id);
    for (let count = 0; count < 11; count += 1) await openBrowser(app).signIn(login, PASSWORD, '000000');
    await openBrowser(app).signIn(login);
    const { digits } = await letterTo(db, email, 'temporaryCode');
    await setPassword(await linkFor());
    expect((await openBrowser(app).signIn(login, NEW, digits)).answer.msg).toBe('invalid_code');
    await openBrowser(app).signIn(login, NEW);
    const fresh = await letterTo(db, email, 'temporaryCode', 2);
    expect((await openBrowser(app).signIn(login, NEW, fresh.digits)).answer.success).toBe(true);
  });

  it.each(['', 'x', 'x'.repeat(129), null, undefined, 7, ['x'], {}])('is never %j', async (token) => {
    expect(shown(await setPassword(token as string))).toEqual(expired);
  });

  it('is not a link of another kind', async () => {
    const { token } = await letterTo(db, email, 'emailConfirm');
    expect(shown(await setPassword(token))).toEqual(expired);
  });

  it.each([
    ['a weak password', { password: 'secret42', repeatPassword: 'secret42' }, { password: '7' }],
    ['another repeat', { password: NEW, repeatPassword: 'Another44' }, { repeatPassword: '12' }],
    ['no password', {}, { password: '10', repeatPassword: '11' }],
  ])('is not used up by %s', async (_what, form, fields) => {
    const token = await linkFor();
    const { answer } = await openBrowser(app).post('/api/user/newPassword', { token, ...form });
    expect(answer).toMatchObject({ success: false, fields });
    expect(shown(await setPassword(token))).toEqual(changed);
  });
});

describe('a sign-in while the password changes', () => {
  it('with the old password leaves no session', async () => {
    const token = await linkFor();
    const [, ...signIns] = await Promise.all([
      setPassword(token),
      ...Array.from({ length: 15 }, () => openBrowser(app).signIn(login)),
    ]);
    expect(await liveSessions()).toBe(0);
    expect(signIns.every(({ answer }) => answer.success || answer.msg === 'error_throwing_auth')).toBe(true);
  });
});
