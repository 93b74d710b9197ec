import { createTestDatabase, type TestDatabase } from 'db/testing';
import { noticeCodes } from '../../testing/notice-codes.ts';
import { totpCode as codeOf } from '../../testing/totp.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import { openTestSettings, PASSWORD, type TestSettings } from './testing/settings-fixtures.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

interface Pending {
  qrcode: string;
  code: string;
}

const load = async (settings: TestSettings, owner: SignedInCaller): Promise<Pending> =>
  (await settings.asks(owner, 'user:load2FA')).result as Pending;
const enable = (settings: TestSettings, owner: SignedInCaller, code: string, password = PASSWORD) =>
  settings.asks(owner, 'user:enable2FA', { password, code });
const disable = (settings: TestSettings, owner: SignedInCaller, code: string, password = PASSWORD) =>
  settings.asks(owner, 'user:disable2FA', { password, code });

describe('loading two-factor', () => {
  it('gives a fresh secret each time, and a picture of it', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const first = await load(settings, owner);
    const second = await load(settings, owner);
    expect(first.code).toMatch(/^[A-Z2-7]{32,}$/);
    expect(second.code).not.toBe(first.code);
    const picture = Buffer.from(second.qrcode.replace('data:image/png;base64,', ''), 'base64');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 240, height: 240 });
    expect((await enable(settings, owner, codeOf(first.code))).error?.code).toBe(settingsCodes.wrongCode);
    expect((await enable(settings, owner, codeOf(second.code))).error).toBeNull();
  });

  it('keeps the secret sealed: the row does not hold it', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const { code } = await load(settings, owner);
    const { totp_pending: pending } = await settings.rowOf(owner);
    expect(pending).toBeInstanceOf(Buffer);
    expect((pending as Buffer).includes(code)).toBe(false);
  });

  it('is refused with code 10 where it is on', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    await settings.switchOn(owner);
    expect((await settings.asks(owner, 'user:load2FA')).error?.code).toBe(settingsCodes.failed);
  });
});

describe('enabling two-factor', () => {
  it('shows ten recovery codes, ends the other sessions, tells the owner', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ email: 'second@example.com', emailVerified: true });
    const other = await settings.session(owner);
    const { recoveryCodes } = await settings.switchOn(owner);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([await settings.isLive(owner), await settings.isLive(other)]).toEqual([true, false]);
    expect(await settings.eventsOf(owner)).toEqual(['two_factor.prepared', 'two_factor.enabled']);
    expect(await settings.lettersTo(owner)).toMatchObject([{ kind: 'twoFactorChanged', values: { isOn: true } }]);
    const { rows } = await db.pool.query<{ code_hash: Buffer }>(
      'SELECT code_hash FROM recovery_code WHERE user_id = $1',
      [owner.player.userId],
    );
    expect(rows).toHaveLength(10);
    expect(rows.some(({ code_hash }) => recoveryCodes.includes(code_hash.toString()))).toBe(false);
  });

  it('needs the password (9), the code of what was shown (8), and something that was shown (10)', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    expect((await enable(settings, owner, '123456')).error?.code).toBe(settingsCodes.failed);
    const { code: secret } = await load(settings, owner);
    expect((await enable(settings, owner, codeOf(secret), 'Wrong42')).error?.code).toBe(settingsCodes.wrongPassword);
    for (const code of ['', 'abcdef', '12345', codeOf(secret, -10)])
      expect((await enable(settings, owner, code)).error?.code).toBe(settingsCodes.wrongCode);
    expect(await settings.rowOf(owner)).toMatchObject({ totp_secret: null });
  });

  it('twice at once with one code succeeds once: nobody gets codes that open nothing', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const { code: secret } = await load(settings, owner);
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 5 }, () => enable(settings, owner, code)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === settingsCodes.failed)).toHaveLength(4);
    expect(await noticeCodes(db, owner.player.userId)).toEqual(['secondFactorOn']);
  });

  it('is refused when another secret was shown meanwhile', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const { code: secret } = await load(settings, owner);
    const { twoFactor } = settings.services; // as two processes would do it: in one they wait for one another
    const enabling = twoFactor.enable(owner, { password: PASSWORD, code: codeOf(secret) });
    const [enabled, loaded] = await Promise.allSettled([enabling, twoFactor.load(owner)]); // the password takes longer
    expect(enabled).toMatchObject({ status: 'rejected', reason: { code: settingsCodes.failed } });
    expect(loaded.status).toBe('fulfilled');
  });

  it('uses the code up: it does not open the account once more', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const { code: secret } = await load(settings, owner);
    const code = codeOf(secret);
    await enable(settings, owner, code);
    expect(await settings.secondFactor.verify(owner.player.userId, code)).toBe(false);
  });

  it('enabling two-factor for an account without a password needs a sign-in of the last minutes', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ login: null });
    const old = await settings.session(owner, 6);
    const { code: secret } = await load(settings, old);
    expect((await enable(settings, old, codeOf(secret), '')).error?.code).toBe(settingsCodes.reauthenticate);
    expect((await enable(settings, owner, codeOf(secret), '')).error).toBeNull();
  });

  it('counts wrong passwords and codes: ten close it', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    await load(settings, owner);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => enable(settings, owner, '000000', 'Wrong42')));
    expect(guesses.filter(({ error }) => error?.code === settingsCodes.tooManyAttempts)).toHaveLength(2);
  });
});

describe('disabling two-factor', () => {
  it('takes a code of the authenticator and forgets the recovery codes', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ email: 'off@example.com', emailVerified: true });
    const { secret } = await settings.switchOn(owner);
    expect((await disable(settings, owner, codeOf(secret, 1))).error).toBeNull();
    expect(await settings.rowOf(owner)).toMatchObject({ totp_secret: null, totp_pending: null });
    const { rowCount } = await db.pool.query('SELECT FROM recovery_code WHERE user_id = $1', [owner.player.userId]);
    expect(rowCount).toBe(0);
    expect(await settings.eventsOf(owner)).toContain('two_factor.disabled');
    expect((await settings.lettersTo(owner)).at(-1)).toMatchObject({
      kind: 'twoFactorChanged',
      values: { isOn: false },
    });
  });

  it('takes a recovery code', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const { recoveryCodes } = await settings.switchOn(owner);
    expect((await disable(settings, owner, recoveryCodes[3] ?? '')).error).toBeNull();
  });

  it('refuses a wrong password (9), a wrong or used code (8), and where it is off (10)', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    expect((await disable(settings, owner, '123456')).error?.code).toBe(settingsCodes.failed);
    const { code: secret } = await load(settings, owner);
    const used = codeOf(secret);
    await enable(settings, owner, used);
    expect((await disable(settings, owner, codeOf(secret, 1), 'Wrong42')).error?.code).toBe(
      settingsCodes.wrongPassword,
    );
    expect((await disable(settings, owner, used)).error?.code).toBe(settingsCodes.wrongCode);
    expect((await settings.rowOf(owner))['totp_secret']).not.toBeNull();
  });

  it('disabling two-factor for an account without a password needs a sign-in of the last minutes, beside the code', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner({ login: null });
    const { code: secret } = await load(settings, owner);
    const { result } = await enable(settings, owner, codeOf(secret), '');
    const { recoveryCodes } = result as { recoveryCodes: string[] };
    const [code = ''] = recoveryCodes;
    const thief = await settings.session(owner, 6);
    expect((await disable(settings, thief, code, '')).error?.code).toBe(settingsCodes.reauthenticate);
    expect((await disable(settings, owner, code, '')).error).toBeNull(); // not used up by the thief
  });

  it('does not take the code of another player', async () => {
    const settings = await openTestSettings(db);
    const [owner, other] = [await settings.owner(), await settings.owner()];
    await settings.switchOn(owner);
    const { secret, recoveryCodes } = await settings.switchOn(other);
    for (const code of [codeOf(secret, 1), recoveryCodes[0] ?? ''])
      expect((await disable(settings, owner, code)).error?.code).toBe(settingsCodes.wrongCode);
  });
});
