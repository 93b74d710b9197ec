import { spendToken } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import { openTestSettings, type TestSettings } from './testing/settings-fixtures.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const change = (settings: TestSettings, owner: SignedInCaller, email: string) =>
  settings.asks(owner, 'user:changeEmail', { email });

const tokenIn = async (settings: TestSettings, owner: SignedInCaller): Promise<string> => {
  const letter = (await settings.lettersTo(owner)).findLast(({ kind }) => kind === 'emailConfirm');
  return /^https:\/\/glasshouse\.test\/confirm-email#([\w-]{43})$/.exec(String(letter?.values['link']))?.[1] ?? '';
};

describe('changing the address', () => {
  it('sends a link to the new one, and leaves the present one until it is followed', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ email: 'old1@example.com', emailVerified: true });
    expect((await change(settings, owner, ' new1@example.com ')).result).toEqual({ email: 'new1@example.com' });
    expect(await settings.rowOf(owner)).toMatchObject({ email: 'old1@example.com', email_verified: true });
    expect(await settings.lettersTo(owner)).toMatchObject([
      { kind: 'emailConfirm', recipient: 'new1@example.com' },
      { kind: 'emailChangeAsked', recipient: 'old1@example.com', values: { email: 'new1@example.com' } },
    ]);
    expect((await settings.asks(owner, 'user:loadEmailChange')).result).toEqual({ email: 'new1@example.com' });
    expect(await settings.eventsOf(owner)).toEqual(['email.change_requested']);
    const spent = await spendToken(db.orm.em.fork(), 'email_confirm', await tokenIn(settings, owner));
    expect(spent).toMatchObject({ userId: owner.player.userId, payload: { email: 'new1@example.com' } });
  });

  it('sends it again, and only the last link works', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    await change(settings, owner, 'again@example.com');
    const first = await tokenIn(settings, owner);
    await change(settings, owner, 'again@example.com');
    expect(await spendToken(db.orm.em.fork(), 'email_confirm', first)).toBeUndefined();
    expect(await spendToken(db.orm.em.fork(), 'email_confirm', await tokenIn(settings, owner))).toBeDefined();
  });

  it.each(['', 'nobody', 'a@b', 'a b@example.com', `${'x'.repeat(250)}@example.com`, 'a@example.com\r\nBcc: b@c.de'])(
    'to %j is refused with code 14',
    async (email) => {
      const settings = await openTestSettings(db);
      const owner = await settings.owner();
      expect((await change(settings, owner, email)).error?.code).toBe(settingsCodes.invalidEmail);
      expect(await settings.lettersTo(owner)).toEqual([]);
    },
  );

  it('to that of another, in whatever case, is refused with code 3', async () => {
    const settings = await openTestSettings(db);
    await settings.owner({ email: 'somebody@example.com' });
    const owner = await settings.owner();
    expect((await change(settings, owner, 'SomeBody@example.com')).error?.code).toBe(settingsCodes.emailTaken);
  });

  it('to the one that is confirmed already says so', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ email: 'mine@example.com', emailVerified: true });
    expect((await change(settings, owner, 'Mine@example.com')).error?.code).toBe(settingsCodes.sameEmail);
  });

  it('tells the present address, confirmed or not, but a stranger’s no more than five times a day', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ email: 'perhaps@example.com' });
    const letters = async (): Promise<number> =>
      (await settings.lettersTo(owner)).filter(({ kind }) => kind === 'emailChangeAsked').length;
    for (let count = 0; count < 5; count += 1) await change(settings, owner, `next${count}@example.com`);
    expect(await letters()).toBe(5);
    await db.owner.query(`DELETE FROM sign_in_failure WHERE login_key LIKE 'email_change:%'`);
    await change(settings, owner, 'sixth@example.com');
    expect(await letters()).toBe(5);
  });

  it.each([{}, { login: null }])('needs a sign-in of the last minutes: %j', async (account) => {
    const settings = await openTestSettings(db);
    const old = await settings.session(await settings.owner(account), 6);
    expect((await change(settings, old, 'later@example.com')).error?.code).toBe(settingsCodes.reauthenticate);
    expect(await settings.lettersTo(old)).toEqual([]);
    const recent = await settings.session(old, 4);
    expect((await change(settings, recent, 'later@example.com')).error).toBeNull();
  });

  it('sends the letter to the own unconfirmed address again at any time', async () => {
    const settings = await openTestSettings(db);
    const old = await settings.session(await settings.owner({ email: 'waiting@example.com' }), 600);
    expect((await change(settings, old, 'waiting@example.com')).error).toBeNull();
  });

  it('sends five letters, and then none for a while', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => change(settings, owner, `many${index}@example.com`)),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(5);
    expect(answers.filter(({ error }) => error?.code === settingsCodes.tooManyAttempts)).toHaveLength(3);
    expect(await settings.lettersTo(owner)).toHaveLength(5);
  });
});
