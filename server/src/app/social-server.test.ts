import { insertProfile } from 'db';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { somebody } from '../testing/social-people.ts';
import { openSocialBrowser } from '../testing/social-site.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The names under which sockets know who opens an account through a provider. */
const newcomer = async () => {
  const browser = openSocialBrowser(server.url);
  await browser.authorize('/api/auth/vkontakte', { person: somebody() });
  const legacy = await server.connect(browser.cookies.get('token'), '/socket.io');
  const request = (
    type: string,
    payload: object = {},
  ): Promise<{ success: boolean; code?: string; msg?: string; data?: never }> =>
    new Promise((resolve) => {
      legacy.once('user', (message: { payload: never }) => resolve(message.payload));
      legacy.emit('user', { type, payload });
    });
  return { browser, request };
};

describe('a linked profile', () => {
  it('is part of the account, and leaves when there is another way in', async () => {
    const { browser, request } = await newcomer();
    const socials = async (): Promise<string[]> => {
      const { data } = await request('updateUser');
      return (data as unknown as { social_profiles: { social: string }[] }).social_profiles.map(({ social }) => social);
    };
    expect(await socials()).toEqual(['vk']);
    expect(await request('unlinkSocial', { social: 'vk' })).toMatchObject({
      success: false,
      code: 'only_way',
      msg: expect.stringContaining('единственный способ войти') as string,
    });
    expect(await request('unlinkSocial', { social: 'steam' })).toMatchObject({ success: false, code: 'not_linked' });
    expect(await request('unlinkSocial', { social: 'myspace' })).toMatchObject({ success: false, code: 400 });
    await server.db.pool.query(
      "UPDATE app_user SET email = 'v@example.com', email_key = email, email_verified = true WHERE email IS NULL AND id = (SELECT max(user_id) FROM social_profile)",
    );
    await browser.authorize('/api/auth/google?connect=true', { person: somebody() });
    expect(await socials()).toEqual(['vk', 'google']);
    expect(await request('unlinkSocial', { social: 'vk' })).toMatchObject({ success: true, data: { social: 'vk' } });
    expect(await socials()).toEqual(['google']);
    const { rows } = await server.db.pool.query<{ kind: string }>(
      "SELECT kind FROM mail WHERE kind LIKE 'social%' ORDER BY id",
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['socialLinked', 'socialUnlinked']); // the owner is told of both
  });

  it('is not removed long after the sign-in, and an address that nobody has confirmed is told when it is', async () => {
    const player = await server.player();
    const link = { provider: 'steam', subject: 's1', name: 'Somebody', url: null };
    await insertProfile(server.db.pool, player.userId, link);
    await server.database.owner.query(
      `UPDATE app_user SET email = 'typed@example.com', email_key = 'typed@example.com' WHERE id = $1`,
      [player.userId],
    );
    const aged = `UPDATE session SET proved_at = now() - $2::interval WHERE user_id = $1`;
    await server.database.owner.query(aged, [player.userId, '6 minutes']);
    const refused = await player.request('user:unlinkSocial', { social: 'steam' });
    expect(refused).toMatchObject({ success: false, code: 'reauthenticate', msg: expect.stringContaining('это вы') });
    await server.database.owner.query(aged, [player.userId, '4 minutes']);
    expect(await player.request('user:unlinkSocial', { social: 'steam' })).toMatchObject({ success: true });
    const { rows } = await server.db.pool.query(`SELECT kind FROM mail WHERE recipient = 'typed@example.com'`);
    expect(rows).toEqual([{ kind: 'socialUnlinked' }]);
  });

  it('is nobody’s to remove but its owner’s', async () => {
    const guest = await server.guest();
    expect(await guest.request('user:unlinkSocial', { social: 'vk' })).toMatchObject({ success: false, code: 2 });
  });
});

describe('the Telegram bot', () => {
  it('is sent to new connections', async () => {
    const socket = io(server.url, { transports: ['websocket'], reconnection: false });
    const heard = new Promise((resolve) => {
      socket.once('loadBotID', resolve);
    });
    await expect(heard).resolves.toEqual({
      type: 'loadBotID',
      payload: { success: true, data: { botId: '7000000001' } },
    });
    socket.disconnect();
  });
});
