import { createToken } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noticeCodes } from '../../testing/notice-codes.ts';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import { isRightPassword } from '../../core/auth/passwords.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import { openTestSettings, PASSWORD, type TestSettings } from './testing/settings-fixtures.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const NEW = 'Another42';
const change = (settings: TestSettings, owner: SignedInCaller, password = NEW, currentPassword = PASSWORD) =>
  settings.asks(owner, 'user:changePassword', { password, currentPassword });
const hashOf = async (settings: TestSettings, owner: SignedInCaller): Promise<string> =>
  String((await settings.rowOf(owner))['password_hash']);

describe('changing the password', () => {
  it('ends every other session, drops open links, writes a letter and a line in the trail', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ email: 'change@example.com', emailVerified: true });
    const other = await settings.session(owner);
    const { userId } = owner.player;
    await createToken(db.orm.em.fork(), { purpose: 'recovery', userId, lifeMs: 60_000 });
    expect((await change(settings, owner)).error).toBeNull();
    expect(await isRightPassword(await hashOf(settings, owner), NEW)).toBe(true);
    expect([await settings.isLive(owner), await settings.isLive(other)]).toEqual([true, false]);
    expect(await settings.eventsOf(owner)).toEqual(['password.changed']);
    expect(await noticeCodes(db, userId)).toEqual(['passwordChanged']);
    expect(await settings.lettersTo(owner)).toMatchObject([
      { kind: 'passwordChanged', recipient: 'change@example.com' },
    ]);
    const { rowCount } = await db.pool.query('SELECT FROM one_time_code WHERE user_id = $1', [userId]);
    expect(rowCount).toBe(0);
  });

  it('drops an address that waits to be confirmed: it may be somebody else’s', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    await settings.asks(owner, 'user:changeEmail', { email: 'attacker@example.com' });
    await change(settings, owner);
    expect((await settings.asks(owner, 'user:loadEmailChange')).result).toEqual({ email: null });
  });

  it('needs the second factor where it is on, beside the present password', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const { recoveryCodes } = await settings.switchOn(owner);
    const thief = await settings.session(owner, 6);
    expect((await change(settings, thief)).error?.code).toBe(settingsCodes.reauthenticate);
    expect(await isRightPassword(await hashOf(settings, owner), PASSWORD)).toBe(true);
    const shown = await settings.asks(thief, 'user:reauthenticate', { code: recoveryCodes[0] });
    expect(shown.result).toMatchObject({ missing: [] }); // the password was shown by the attempt
    expect((await change(settings, thief)).error).toBeNull();
  });

  it.each([
    ['Ab1', settingsCodes.shortPassword],
    ['', settingsCodes.shortPassword],
    ['secret42', settingsCodes.invalidPassword],
    ['SECRET42', settingsCodes.invalidPassword],
    ['SecretSecret', settingsCodes.invalidPassword],
    [`A1${'a'.repeat(127)}`, settingsCodes.invalidPassword],
  ])('to %j is refused with %i', async (password, code) => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    expect((await change(settings, owner, password)).error?.code).toBe(code);
    expect(await isRightPassword(await hashOf(settings, owner), PASSWORD)).toBe(true);
  });

  it.each(['Password1', 'Glasshouse2026', 'NedLand1'])('to %j is refused: it is guessed first', async (password) => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ email: `ned.land+${password}@example.com` });
    expect((await change(settings, owner, password)).error?.code).toBe(settingsCodes.weakPassword);
    expect(await isRightPassword(await hashOf(settings, owner), PASSWORD)).toBe(true);
  });

  it('needs the present one, and a stolen session cannot guess it: ten wrong ones close it', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, index) => change(settings, owner, NEW, `Wrong${index}`)),
    );
    const codes = guesses.map(({ error }) => error?.code);
    expect(codes.filter((code) => code === settingsCodes.wrongCurrentPassword)).toHaveLength(10);
    expect(codes.filter((code) => code === settingsCodes.tooManyAttempts)).toHaveLength(4);
    const { error } = await change(settings, owner); // the right one, too late, and from another session as well
    expect(error).toMatchObject({ code: settingsCodes.tooManyAttempts, retryAfterMs: expect.any(Number) });
    const again = await settings.session(owner);
    expect((await change(settings, again)).error?.code).toBe(settingsCodes.tooManyAttempts);
    expect(await isRightPassword(await hashOf(settings, owner), PASSWORD)).toBe(true);
  });

  it('twice at once from two sessions succeeds once, and ends the other', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const other = await settings.session(owner);
    const answers = await Promise.all([change(settings, owner, 'First111'), change(settings, other, 'Second222')]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect([await settings.isLive(owner), await settings.isLive(other)].filter(Boolean)).toHaveLength(1);
    expect(await settings.eventsOf(owner)).toEqual(['password.changed']);
    expect(await noticeCodes(db, owner.player.userId)).toEqual(['passwordChanged']);
  });

  it('twice at once from one session succeeds once: the second had the right password no more', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const answers = await Promise.all([change(settings, owner, 'First111'), change(settings, owner, 'Second222')]);
    expect(answers.map(({ error }) => error?.code ?? 'changed').sort()).toEqual([5, 'changed']);
    expect(await settings.eventsOf(owner)).toEqual(['password.changed']);
  });

  it('changing the password of an account without one is refused', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ login: null });
    expect((await change(settings, owner, NEW, '')).error?.code).toBe(settingsCodes.wrongCurrentPassword);
  });
});

describe('a local account', () => {
  const create = (settings: TestSettings, owner: SignedInCaller, login: string, password = 'abcd7123') =>
    settings.asks(owner, 'user:createLocalAccount', { login, password });

  it('gives a login and a password to who has none', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ login: null });
    expect((await create(settings, owner, 'NewLogin1')).result).toEqual({ login: 'NewLogin1' });
    expect(await settings.rowOf(owner)).toMatchObject({ login: 'NewLogin1', login_key: 'newlogin1', account_type: 0 });
    expect(await isRightPassword(await hashOf(settings, owner), 'abcd7123')).toBe(true);
    expect(await settings.eventsOf(owner)).toEqual(['login.created']);
    expect((await create(settings, owner, 'Another1')).error?.code).toBe(settingsCodes.failed);
  });

  it.each([
    ['short', 'abcd7123'],
    ['x'.repeat(17), 'abcd7123'],
    ['with_line', 'abcd7123'],
    ['логин12', 'abcd7123'],
    ['goodlogin', 'abc12'],
    ['goodlogin', 'abc 123'],
    ['goodlogin', 'пароль123'],
  ])('a local account of login %j and password %j is refused with code 4', async (login, password) => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ login: null });
    expect((await create(settings, owner, login, password)).error?.code).toBe(settingsCodes.invalidAccount);
  });

  it.each(['abc123', 'captain7nemo'])('with the password %j is refused: it is guessed first', async (password) => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ login: null });
    const { error } = await create(settings, owner, 'CaptainNemo', password);
    expect(error?.code).toBe(settingsCodes.weakPassword);
    expect(await settings.rowOf(owner)).toMatchObject({ login: null, password_hash: null });
  });

  it('a local account of a login that somebody has, in whatever case, is refused with code 1', async () => {
    const settings = await openTestSettings(db);
    await settings.owner({ login: 'TakenLogin' });
    const owner = await settings.owner({ login: null });
    expect((await create(settings, owner, 'takenlogin')).error?.code).toBe(settingsCodes.taken);
    expect(await settings.rowOf(owner)).toMatchObject({ login: null, account_type: 1, password_hash: null });
  });

  it('a second local account is refused with code 10', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    expect((await create(settings, owner, 'second1')).error?.code).toBe(settingsCodes.failed);
  });

  it('needs a fresh sign-in: an old session may be a stolen one', async () => {
    const settings = await openTestSettings(db);
    const old = await settings.session(await settings.owner({ login: null }), 6);
    expect((await create(settings, old, 'oldlogin')).error?.code).toBe(settingsCodes.reauthenticate);
    expect(await settings.rowOf(old)).toMatchObject({ login: null });
  });

  it('many local accounts at once become one', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ login: null });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => create(settings, owner, `many${index}login`)),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await settings.eventsOf(owner)).toEqual(['login.created']);
  });
});
