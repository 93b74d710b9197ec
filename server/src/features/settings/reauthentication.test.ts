import { insertProfile, sessionRepository } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import { totpCode } from '../../testing/totp.ts';
import { openTestSettings, PASSWORD, type TestSettings } from './testing/settings-fixtures.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const OLD_MINUTES = 6;

const state = async (settings: TestSettings, caller: SignedInCaller): Promise<unknown> =>
  (await settings.asks(caller, 'user:loadReauthentication')).result;
const show = (settings: TestSettings, caller: SignedInCaller, proofs: object) =>
  settings.asks(caller, 'user:reauthenticate', proofs);

describe('confirming who uses a session', () => {
  it('is not needed within minutes of the sign-in, then by the password', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    expect(await state(settings, owner)).toEqual({ missing: [], hasPassword: true, providers: [] });
    const old = await settings.session(owner, OLD_MINUTES);
    expect(await state(settings, old)).toMatchObject({ missing: ['identity'] });
    expect((await show(settings, old, { password: 'Wrong42' })).error?.code).toBe(settingsCodes.wrongPassword);
    expect((await show(settings, old, {})).result).toMatchObject({ missing: ['identity'] });
    expect((await show(settings, old, { password: PASSWORD })).result).toMatchObject({ missing: [] });
    expect(await state(settings, old)).toMatchObject({ missing: [] });
  });

  it('holds for that session alone', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const [one, other] = [await settings.session(owner, OLD_MINUTES), await settings.session(owner, OLD_MINUTES)];
    await show(settings, one, { password: PASSWORD });
    expect(await state(settings, other)).toMatchObject({ missing: ['identity'] });
  });

  it('needs the second factor too where it is on, which a sign-in without it never had', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const { secret } = await settings.switchOn(owner);
    expect(await state(settings, owner)).toMatchObject({ missing: [] }); // it was just shown
    const fresh = await settings.session(owner);
    expect(await state(settings, fresh)).toMatchObject({ missing: ['code'] });
    const old = await settings.session(owner, OLD_MINUTES);
    expect(await state(settings, old)).toMatchObject({ missing: ['identity', 'code'] });
    expect((await show(settings, old, { password: PASSWORD })).result).toMatchObject({ missing: ['code'] });
    expect((await show(settings, old, { code: '000000' })).error?.code).toBe(settingsCodes.wrongCode);
    const code = totpCode(secret, 1);
    expect((await show(settings, old, { code })).result).toMatchObject({ missing: [] });
    expect((await show(settings, fresh, { code })).error?.code).toBe(settingsCodes.wrongCode); // good once
  });

  it('proves nothing by half: a wrong code beside the right password', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    await settings.switchOn(owner);
    const old = await settings.session(owner, OLD_MINUTES);
    const { error } = await show(settings, old, { password: PASSWORD, code: '000000' });
    expect(error?.code).toBe(settingsCodes.wrongCode);
    expect(await state(settings, old)).toMatchObject({ missing: ['identity', 'code'] });
  });

  it('an account without a password confirms by its linked profiles, as far as they are on', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ login: null });
    const { userId } = owner.player;
    for (const provider of ['google', 'steam'])
      await insertProfile(db.pool, userId, { provider, subject: `of ${userId}`, name: 'Somebody', url: null });
    const old = await settings.session(owner, OLD_MINUTES);
    const needs = { missing: ['identity'], hasPassword: false, providers: ['google'] };
    expect(await state(settings, old)).toEqual(needs);
    for (const password of ['', PASSWORD]) expect((await show(settings, old, { password })).result).toEqual(needs);
  });

  it('is of a live session', async () => {
    const settings = await openTestSettings(db);
    const old = await settings.session(await settings.owner(), OLD_MINUTES);
    await sessionRepository(db.orm.em.fork()).end(old.sessionId);
    expect((await show(settings, old, { password: PASSWORD })).error?.code).toBe(2);
    expect((await settings.asks(undefined, 'user:loadReauthentication')).error?.code).toBe(2);
  });

  it('is guessed ten times, then slowly, and its owner is told', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ email: 'guessed@example.com', emailVerified: true });
    const thief = await settings.session(owner, OLD_MINUTES);
    const guesses = await Promise.all(
      Array.from({ length: 14 }, () => show(settings, thief, { password: 'Wrong42', code: '000000' })),
    );
    expect(guesses.filter(({ error }) => error?.code === settingsCodes.wrongPassword)).toHaveLength(10);
    const late = await show(settings, thief, { password: PASSWORD });
    expect(late.error).toMatchObject({ code: settingsCodes.tooManyAttempts, retryAfterMs: expect.any(Number) });
    expect(await settings.lettersTo(owner)).toMatchObject([
      { kind: 'guesses', recipient: 'guessed@example.com', values: { what: 'password' } },
    ]);
    await db.owner.query(`UPDATE sign_in_failure SET locked_until = locked_until - interval '1 minute'`);
    expect((await show(settings, thief, { password: 'Wrong42' })).error?.code).toBe(settingsCodes.wrongPassword);
    const { error } = await show(settings, thief, { password: PASSWORD });
    expect(error?.retryAfterMs).toBeGreaterThan(60_000);
  });
});
