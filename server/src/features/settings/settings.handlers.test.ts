import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRequests } from '../../../contract/account.contract.ts';
import { settingsCodes } from '../../../contract/settings-codes.ts';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import { openTestSettings, PASSWORD, type TestSettings } from './testing/settings-fixtures.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const refused = async (
  settings: TestSettings,
  owner: SignedInCaller | undefined,
  name: keyof typeof accountRequests,
  payload: unknown,
): Promise<unknown> => (await settings.asks(owner, name, payload)).error?.code;

describe('every setting', () => {
  it('asks a guest to sign in', async () => {
    const settings = await openTestSettings(db);
    for (const name of Object.keys(accountRequests) as (keyof typeof accountRequests)[])
      expect([name, (await settings.asks(undefined, name, {})).error]).toEqual([
        name,
        { code: 2, msg: 'Sign in to continue.' },
      ]);
  });

  it('is refused to a session that has ended, though its socket has not yet heard of it', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    await db.pool.query('UPDATE session SET ended_at = now() WHERE id = $1', [owner.sessionId]);
    expect(await refused(settings, owner, 'user:changeNickName', { nick: 'Ghost' })).toBe(2);
    expect(await refused(settings, owner, 'user:saveAvatarCommon', { avatarUrl: 'avatar-2' })).toBe(2);
    const passwords = { currentPassword: PASSWORD, password: 'Another42' };
    expect(await refused(settings, owner, 'user:changePassword', passwords)).toBe(2);
    expect(await settings.eventsOf(owner)).toEqual([]);
  });

  it('takes nothing but what its schema has: no id, no role, no balance', async () => {
    const settings = await openTestSettings(db);
    const [owner, victim] = [await settings.owner(), await settings.owner()];
    const more = {
      userId: Number(victim.player.userId),
      id: victim.player.publicId,
      roles: ['admin'],
      account_type: 1,
    };
    const before = await settings.rowOf(victim);
    await settings.asks(owner, 'user:changeNickName', { nick: 'Mass.Assign', ...more });
    await settings.asks(owner, 'user:savePreferences', { hidden: true, ...more });
    expect(await settings.rowOf(victim)).toEqual(before);
    expect(await settings.rowOf(owner)).toMatchObject({
      nick: 'Mass.Assign',
      hidden: true,
      roles: [],
      account_type: 0,
    });
  });

  it.each([
    ['user:enable2FA', { password: 1, code: '123456' }, settingsCodes.wrongPassword],
    ['user:enable2FA', { password: 'x' }, settingsCodes.wrongCode],
    ['user:disable2FA', { password: 'x', code: { $ne: 1 } }, settingsCodes.wrongCode],
    ['user:changeNickName', {}, settingsCodes.invalidNick],
    ['user:changeNickName', { nick: ['abc'] }, settingsCodes.invalidNick],
    ['user:saveAvatarCommon', { avatarUrl: 1 }, settingsCodes.notSaved],
    ['user:saveAvatar', { img: null }, settingsCodes.notSaved],
    ['user:changeEmail', { email: {} }, settingsCodes.invalidEmail],
    ['user:changePassword', { password: 'Harbour43' }, settingsCodes.wrongCurrentPassword],
    ['user:changePassword', { password: 5, currentPassword: PASSWORD }, settingsCodes.invalidPassword],
    ['user:createLocalAccount', { login: 'newlogin' }, settingsCodes.invalidAccount],
    ['user:setRefId', { refId: 12 }, settingsCodes.failed],
    ['user:savePreferences', { sound: 'yes' }, 400],
    ['user:savePreferences', [], 400],
  ] as const)('%s of %j is refused with its code', async (name, payload, code) => {
    const settings = await openTestSettings(db);
    expect(await refused(settings, await settings.owner(), name, payload)).toBe(code);
  });
});

describe('the nickname', () => {
  it('changes at once, for the player and in the trail', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const { result } = await settings.asks(owner, 'user:changeNickName', { nick: 'Новый.Ник' });
    expect(result).toEqual({ nick: 'Новый.Ник' });
    expect(owner.player.nick).toBe('Новый.Ник');
    expect(await settings.rowOf(owner)).toMatchObject({ nick: 'Новый.Ник', nick_key: 'новый.ник' });
    expect(await settings.eventsOf(owner)).toEqual(['nick.changed']);
  });

  it('may change its case', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    await settings.asks(owner, 'user:changeNickName', { nick: 'CamelCase' });
    expect((await settings.asks(owner, 'user:changeNickName', { nick: 'camelcase' })).error).toBeNull();
  });

  it.each(['', 'ab', 'a..b', '.abc', 'abc.', '12345', 'x'.repeat(16), 'a b c', 'ab\u0007c', '<script>'])(
    '%j is refused with code 2',
    async (nick) => {
      const settings = await openTestSettings(db);
      const owner = await settings.owner();
      const { error } = await settings.asks(owner, 'user:changeNickName', { nick });
      expect(error).toEqual({ code: settingsCodes.invalidNick, msg: expect.stringContaining('valid nickname') });
      expect(await settings.eventsOf(owner)).toEqual([]);
    },
  );

  it.each(['Admin', 'Пoддержка', 'М0дератор', 'Glass.house', 'suppОrt'])(
    '%s passes for the house: refused',
    async (nick) => {
      const settings = await openTestSettings(db);
      const owner = await settings.owner();
      expect(await refused(settings, owner, 'user:changeNickName', { nick })).toBe(settingsCodes.invalidNick);
      expect(await settings.eventsOf(owner)).toEqual([]);
    },
  );

  it('the nickname of the house is for those who work there', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    owner.player.roles = ['moderator'];
    expect((await settings.asks(owner, 'user:changeNickName', { nick: 'Moderator.Ann' })).error).toBeNull();
  });

  it('the nickname of another, in whatever case, is refused with code 1 and leaves no trace', async () => {
    const settings = await openTestSettings(db);
    const [owner, other] = [await settings.owner(), await settings.owner()];
    await settings.asks(other, 'user:changeNickName', { nick: 'Occupied' });
    expect(await refused(settings, owner, 'user:changeNickName', { nick: 'oCCUPIED' })).toBe(settingsCodes.taken);
    expect(await settings.eventsOf(owner)).toEqual([]);
  });

  it('goes to one of two who want it at once', async () => {
    const settings = await openTestSettings(db);
    const both = [await settings.owner(), await settings.owner()];
    const answers = await Promise.all(
      both.map((owner) => settings.asks(owner, 'user:changeNickName', { nick: 'Wanted' })),
    );
    expect(answers.map(({ error }) => error?.code ?? 'changed').sort()).toEqual([1, 'changed']);
  });
});

describe('the referrer', () => {
  it('is set once', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    expect((await settings.asks(owner, 'user:setRefId', { refId: 'friend-1' })).error).toBeNull();
    expect(await refused(settings, owner, 'user:setRefId', { refId: 'friend-2' })).toBe(settingsCodes.failed);
    expect(await settings.rowOf(owner)).toMatchObject({ referer_id: 'friend-1' });
  });

  it('is not oneself, nor anything that is no id', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    for (const refId of [owner.player.publicId, '', 'a b', 'x'.repeat(129), "'; DROP TABLE app_user"])
      expect(await refused(settings, owner, 'user:setRefId', { refId })).toBe(settingsCodes.failed);
    expect(await settings.rowOf(owner)).toMatchObject({ referer_id: null });
  });

  it('many referrers at once become one', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const wanted = Array.from({ length: 8 }, (_, index) =>
      settings.asks(owner, 'user:setRefId', { refId: `r${index}` }),
    );
    expect((await Promise.all(wanted)).filter(({ error }) => error === null)).toHaveLength(1);
  });
});

describe('preferences', () => {
  it('change what is named and keep the rest', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const { result } = await settings.asks(owner, 'user:savePreferences', { sound: false, hidden: true });
    const all = {
      sound: false,
      animations: true,
      hidden: true,
      shortcuts: false,
      marketing: false,
      invitations: true,
    };
    expect(result).toEqual(all);
    expect(owner.player.isHidden).toBe(true);
    expect((await settings.asks(owner, 'user:savePreferences', { marketing: true })).result).toEqual({
      ...all,
      marketing: true,
    });
    expect(await settings.eventsOf(owner)).toEqual(['preferences.saved', 'preferences.saved']);
  });
});

describe('preset avatars', () => {
  it('are the six', async () => {
    const settings = await openTestSettings(db);
    const owner = await settings.owner();
    const { result } = await settings.asks(owner, 'user:saveAvatarCommon', { avatarUrl: 'avatar-4' });
    expect(result).toEqual({ avatar: 'avatar-4' });
    expect(await settings.rowOf(owner)).toMatchObject({ avatar: 'avatar-4' });
    for (const avatarUrl of ['avatar-7', 'u/abc', '/etc/passwd', 'https://example.com/a.png', 'toString'])
      expect(await refused(settings, owner, 'user:saveAvatarCommon', { avatarUrl })).toBe(settingsCodes.notSaved);
    expect(await settings.rowOf(owner)).toMatchObject({ avatar: 'avatar-4' });
  });
});
