import { accountsOf, keyOf, pairsOf, userRepository, type User } from 'db';
import { createTestDatabase, createTestPartner, invitationOf, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNickname } from '../../../contract/nickname.ts';
import { createSessionSource } from '../../core/auth/sessions.ts';
import { buildAuth, lettersTo, openBrowser, registrationOf } from './testing/auth-fixtures.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const userOf = async (login: string): Promise<User> => {
  const user = await userRepository(db.orm.em.fork()).findByLogin(login);
  if (!user) throw new Error(`there is no user ${login}`);
  return user;
};

/** The same password in both fields. */
const twice = (password: string): object => ({ password, repeatPassword: password });

const countUsers = async (): Promise<bigint | undefined> =>
  (await db.pool.query<{ count: bigint }>('SELECT count(*) FROM app_user')).rows[0]?.count;

describe('registration', () => {
  it('creates an account with everything it starts with', async () => {
    const browser = openBrowser(await buildAuth(db));
    browser.cookies.set('lang', 'kz');
    const { status, answer } = await browser.register('Alexey_1', { refererId: 'friend-7', isPromo: true });
    expect({ status, answer }).toMatchObject({ status: 200, answer: { success: true, msg: '1' } });

    const user = await userOf('alexey_1');
    expect(user).toMatchObject({
      login: 'Alexey_1',
      email: 'Alexey_1@example.com',
      nick: 'Alexey.1',
      lang: 'kz',
      refererId: 'friend-7',
      isPromo: true,
      accountType: 0,
      roles: [],
      avatar: expect.stringMatching(/^avatar-[1-6]$/),
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    });
    expect((await accountsOf(db.pool, user.id)).real?.balanceMinor).toBe(100_000n);
    expect((await pairsOf(db.orm.em.fork(), user.id)).current).toBeUndefined(); // until a client seed was made
  });

  it('sends a letter that confirms the address, and writes the account’s first line', async () => {
    await openBrowser(await buildAuth(db)).register('with_mail');
    const letters = await lettersTo(db, 'with_mail@example.com');
    expect(letters.map(({ kind }) => kind)).toEqual(['emailConfirm']);
    const { rows } = await db.pool.query('SELECT kind, details FROM account_event WHERE user_id = $1', [
      (await userOf('with_mail')).id,
    ]);
    expect(rows).toEqual([{ kind: 'account.registered', details: { way: 'email' } }]);
  });

  it('signs in at once', async () => {
    const browser = openBrowser(await buildAuth(db));
    await browser.register('at_once');
    const session = await createSessionSource(db).findSession(browser.cookies.get('token') ?? '');
    expect(session?.userId).toBe((await userOf('at_once')).id);
  });

  it('lets one of ten at once have a login, and leaves nothing of the others', async () => {
    const app = await buildAuth(db);
    const before = await countUsers();
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        openBrowser(app).register(index % 2 ? 'parallel' : 'PARALLEL', { email: `p${index}@example.com` }),
      ),
    );
    expect(results.filter(({ answer }) => answer.success)).toHaveLength(1);
    const refused = results
      .filter(({ answer }) => !answer.success)
      .map(({ status, answer }) => ({ status, ...answer }));
    expect(refused).toEqual(
      Array.from({ length: 9 }, () => ({
        status: 400,
        success: false,
        msg: 'login_already_taken',
        code: 'login_already_taken',
        fields: { login: 'login_already_taken' },
      })),
    );
    expect(await countUsers()).toBe((before ?? 0n) + 1n);
    const accounts = await db.pool.query('SELECT FROM ledger_account WHERE user_id NOT IN (SELECT id FROM app_user)');
    expect(accounts.rowCount).toBe(0);
  });

  it('says when somebody has the e-mail address, in whatever case', async () => {
    const browser = openBrowser(await buildAuth(db));
    await browser.register('mail_one', { email: 'same@example.com' });
    const { answer } = await browser.register('mail_two', { email: 'SAME@Example.com' });
    expect(answer).toMatchObject({
      success: false,
      msg: 'email_already_taken',
      fields: { email: 'email_already_taken' },
    });
    expect(await userRepository(db.orm.em.fork()).findByLogin('mail_two')).toBeNull();
  });

  it('gives a taken nickname digits, at once and one after the other', async () => {
    const app = await buildAuth(db);
    const logins = ['nick__', 'nick--', 'nick_-', 'nick-_', 'NICK__1'].map((login) => login.padEnd(6, '_'));
    await Promise.all(logins.map((login) => openBrowser(app).register(login, { email: `${login}@example.com` })));
    const nicks = await Promise.all(logins.map(async (login) => (await userOf(login)).nick));
    expect(nicks.filter((nick) => !isNickname(nick))).toEqual([]);
    expect(new Set(nicks.map(keyOf)).size).toBe(logins.length);
  });

  it('finds a nickname even when every variant is taken', async () => {
    const app = await buildAuth(db);
    // the database says so of every one that begins like this
    await db.owner.query(`CREATE FUNCTION refuse_crowded() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.nick_key LIKE 'crowded%' THEN
        RAISE unique_violation USING CONSTRAINT = 'app_user_nick_key_key';
      END IF; RETURN NEW; END $$;
      CREATE TRIGGER refuse_crowded BEFORE INSERT ON app_user FOR EACH ROW EXECUTE FUNCTION refuse_crowded()`);
    const { answer } = await openBrowser(app).register('crowded');
    expect(answer.success).toBe(true);
    expect((await userOf('crowded')).nick).toMatch(/^player\.\w{8}$/);
  });

  it('keeps the partner, the tag and the longest sub-id of the link', async () => {
    const { link, userId } = await createTestPartner(db, 'spring');
    const subId = 'x'.repeat(64);
    await openBrowser(await buildAuth(db)).register('refer_1', { refererId: `${link}_spring_${subId}` });
    const { id, refererId } = await userOf('refer_1');
    expect(refererId).toBe(link);
    expect(await invitationOf(db, id)).toEqual({ partnerId: userId, isTelegram: false, tag: 'spring', subId });
  });

  it.each([
    ['refer_2', 'a b'],
    ['refer_3', "'; DROP TABLE app_user"],
    ['refer_4', ''],
    ['refer_5', null],
  ])('registration by %s drops the referral id %j', async (login, refererId) => {
    const browser = openBrowser(await buildAuth(db));
    expect((await browser.register(login, { refererId })).answer).toMatchObject({
      success: true,
      msg: '1',
      user: { login },
    });
    expect((await userOf(login)).refererId).toBeNull();
  });

  const bad: [string, object, string, string][] = [
    ['no login', { login: undefined }, 'login', '1'],
    ['null as login', { login: null }, 'login', '1'],
    ['an array as login', { login: ['player77'] }, 'login', '1'],
    ['an object as login', { login: { toString: 'player77' } }, 'login', '1'],
    ['a number as login', { login: 1e308 }, 'login', '1'],
    ['an empty login', { login: '' }, 'login', '1'],
    ['a login of 5', { login: 'short' }, 'login', '14'],
    ['a login of 17', { login: 'a'.repeat(17) }, 'login', '14'],
    ['a login of another alphabet', { login: 'игрокигрок' }, 'login', '14'],
    ['a huge login', { login: 'a'.repeat(5000) }, 'login', '14'],
    ['no e-mail', { email: undefined }, 'email', '3'],
    ['an empty e-mail', { email: '' }, 'email', '3'],
    ['a wrong e-mail', { email: 'nobody' }, 'email', '4'],
    ['a huge e-mail', { email: `${'a'.repeat(300)}@example.com` }, 'email', '4'],
    ['no password', { password: undefined }, 'password', '10'],
    ['a short password', twice('Aa345'), 'password', '10'],
    ['a password without capitals', twice('secret42'), 'password', '7'],
    ['a password without small letters', twice('SECRET42'), 'password', '8'],
    ['a password without digits', twice('SecretSecret'), 'password', '9'],
    ['a huge password', twice(`Aa1${'a'.repeat(5000)}`), 'password', '10'],
    ['no repeat', { repeatPassword: undefined }, 'repeatPassword', '11'],
    ['an empty repeat', { repeatPassword: '' }, 'repeatPassword', '11'],
    ['another repeat', { repeatPassword: 'Harbour43' }, 'repeatPassword', '12'],
    ['no consent', { terms: undefined }, 'terms', 'terms'],
    ['consent refused', { terms: false }, 'terms', 'terms'],
    ['consent as text', { terms: 'true' }, 'terms', 'terms'],
    ['a referral id that is no text', { refererId: 7 }, 'refererId', 'generic'],
    ['a promo flag that is no flag', { isPromo: 'yes' }, 'isPromo', 'generic'],
  ];
  it.each(bad)('refuses %s', async (_what, changes, field, key) => {
    const browser = openBrowser(await buildAuth(db));
    const before = await countUsers();
    const { status, answer } = await browser.register('player77', changes);
    expect({ status, answer }).toEqual({
      status: 400,
      answer: { success: false, msg: key, code: key, fields: { [field]: key } },
    });
    expect(await countUsers()).toBe(before);
    expect(browser.cookies.size).toBe(0);
  });

  it('names every field that is wrong', async () => {
    const browser = openBrowser(await buildAuth(db));
    const { answer } = await browser.post('/api/auth/registration', {});
    expect(answer).toMatchObject({
      msg: '1',
      fields: { login: '1', email: '3', password: '10', repeatPassword: '11', terms: 'terms' },
    });
  });

  it('needs no more than its form: no other field reaches the account', async () => {
    const browser = openBrowser(await buildAuth(db));
    const extra = {
      id: 1,
      publicId: 'aaaaaaaaaaaa',
      nick: 'admin',
      roles: ['admin'],
      admin: true,
      balance: 1e9,
      demoCreditMinor: 1e9,
      emailVerified: true,
      email_verified: true,
      accountType: 1,
      gameMode: 1,
      kycStatus: 'approved',
      totpSecret: 'x',
      passwordHash: 'x',
      blockWithdraw: true,
      lang: 'tr',
      avatar: 'https://evil.example/x.png',
    };
    await browser.post('/api/auth/registration', { ...registrationOf('ordinary'), ...extra });
    const user = await userOf('ordinary');
    expect(user).toMatchObject({
      nick: 'ordinary',
      roles: [],
      emailVerified: false,
      accountType: 0,
      gameMode: 0,
      kycStatus: 'none',
      totpSecret: null,
      blockWithdraw: false,
      lang: 'ru',
      avatar: expect.stringMatching(/^avatar-[1-6]$/),
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    });
    expect([user.id, user.publicId]).not.toEqual(expect.arrayContaining([1n, 'aaaaaaaaaaaa']));
    expect((await accountsOf(db.pool, user.id)).real?.balanceMinor).toBe(100_000n);
  });
});
