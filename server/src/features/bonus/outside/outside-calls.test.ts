import { Address } from '@ton/core';
import { checkInvariants } from 'db';
import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PartnerBonus } from '../../../../contract/features/outside-bonus.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../../testing/test-server.ts';
import { link, somebody } from '../testing/outside-fixtures.ts';

let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({}, { beside: server });
}, 60_000);
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await other.close();
  await server.close();
});

const RACERS = process.env['LONG_TESTS'] ? 100 : 20;

describe('the bonuses of partners', () => {
  const take = (player: TestPlayer, bonusId: unknown) => player.request('bonus:takePartnerBonus', { bonusId });
  const partnersOf = async (player: TestPlayer): Promise<PartnerBonus[]> =>
    (await player.request<{ bonuses: PartnerBonus[] }>('bonus:getBonusPartnersData')).data.bonuses;

  it('are listed with a generated logo and descriptions by language, and taken once each', async () => {
    const guest = await server.guest();
    expect(await take(guest, 1)).toMatchObject({ success: false, code: 1, msg: 'Войдите, чтобы продолжить.' });
    const player = await server.player({ language: 'en' });
    const [first, second, third] = await partnersOf(player);
    expect(first).toMatchObject({
      taken: false,
      url: 'https://aurora-charts.example',
      description: { en: expect.any(String) as string },
    });
    expect(third?.description).toEqual({ en: 'Calm music for late hours.' });
    const logo = await fetch(server.url + (first?.logo ?? ''));
    expect([logo.status, logo.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await logo.text()).toContain('>AC</text>');
    expect((await fetch(`${server.url}/api/bonus/partners/999/logo.svg`)).status).toBe(404);
    const gone = { success: false, code: 0, msg: 'There is no such bonus.' };
    for (const none of [999, '999', 'none', -1, 2 ** 40]) expect(await take(player, none)).toMatchObject(gone);
    expect(await take(player, first?.id)).toMatchObject({
      success: false,
      code: 3,
      msg: 'Link Telegram in your account settings.',
    });
    await link(server, player, 'telegram', somebody());
    expect(await take(player, first?.id)).toMatchObject({ success: true, data: { amount: 500, account: 'dicLocked' } });
    expect(await take(player, String(first?.id))).toMatchObject({
      success: false,
      code: 2,
      msg: 'You have already taken this partner’s bonus.',
    });
    expect((await take(player, second?.id)).success).toBe(true);
    expect((await partnersOf(player)).map(({ taken }) => taken)).toEqual([true, true, false]);
    expect((await player.request('profile:load')).data).toMatchObject({ lockedBalance: 1_000 });
  });

  it('are added, changed and hidden with four eyes', async () => {
    const staff = () => server.player({ roles: ['finance'] });
    const [author, decider, player] = [await staff(), await staff(), await server.player({ language: 'en' })];
    const description = { ru: '', en: 'Maps.', ua: '', kz: '', uz: '', tr: '' };
    const after = { name: 'Lantern', url: 'https://lantern.example', description, hue: 30, isShown: true };
    const reason = 'as agreed with the partner';
    const propose = (key: string | null, changed: object) =>
      author.call<{ id: number }>('officeBonus.propose', { subject: 'partnerBonus', key, after: changed, reason });
    const refused = async (changed: object) =>
      (await author.refusal('officeBonus.propose', { subject: 'partnerBonus', key: null, after: changed, reason }))
        .field;
    expect(await refused({ ...after, url: 'javascript:alert(1)' })).toBe('url');
    expect(await refused({ ...after, url: 'https://[' })).toBe('url');
    expect(await refused({ ...after, description: { ...description, en: '' } })).toBe('description');
    const approve = (id: number) => decider.call('officeBonus.decideChange', { id, isApproved: true, reason });
    await approve((await propose(null, after)).id);
    await link(server, player, 'telegram', somebody());
    const added = (await partnersOf(player)).find(({ name }) => name === 'Lantern');
    expect(added).toMatchObject({ url: 'https://lantern.example', description: { en: 'Maps.' }, taken: false });
    await approve((await propose('Lantern', { isShown: false })).id);
    expect((await partnersOf(player)).map(({ name }) => name)).not.toContain('Lantern');
    expect(await take(player, added?.id)).toMatchObject({ success: false, code: 0 });
  });
});

describe('the TON bonus', () => {
  const connect = 'tonConnect:takeBonusFromTonConnect';
  const referals = 'tonConnect:takeBonusFromTonConnectReferals';
  const deposit = 'tonConnect:takeBonusFromTonConnectDeposit';
  const WALLETS = '0:';

  const walletOf = (player: Pick<TestPlayer, 'userId'>): string =>
    WALLETS + player.userId.toString(16).padStart(64, '0');

  /** Links a proven wallet, as cash:connectTon does. */
  const prove = async (player: TestPlayer, address = walletOf(player)): Promise<string> => {
    await server.database.owner.query('INSERT INTO ton_wallet (user_id, address, connected_at) VALUES ($1, $2, 0)', [
      player.userId,
      address,
    ]);
    return address;
  };
  const deposits = (player: TestPlayer): Promise<unknown> =>
    server.database.owner.query(
      `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
         base_minor, transaction_id, created_at, updated_at, done_at)
       VALUES ($1, $2, 1, 2, 4, 4, 'ton', 2, 1000000, 22500, 22500, $1, $3, $3, $3)`,
      [randomUUIDv7(), player.userId, Date.now()],
    );
  const invites = async (player: TestPlayer): Promise<void> => {
    const friend = await server.player();
    await link(server, friend, 'telegram', somebody());
    await server.database.owner.query(
      'UPDATE app_user SET referer_id = (SELECT public_id FROM app_user WHERE id = $1) WHERE id = $2',
      [player.userId, friend.userId],
    );
  };

  it('requires sign-in, a proven wallet and Telegram', async () => {
    const guest = await server.guest();
    for (const name of [connect, referals, deposit, 'tonConnect:getBonusTakeInfo', 'tonConnect:getTimer'])
      expect(await guest.request(name, { address: '' })).toMatchObject({
        success: false,
        code: 0,
        msg: 'Войдите, чтобы продолжить.',
      });
    const player = await server.player({ language: 'en' });
    const noWallet = { success: false, code: 1, msg: 'Connect your TON wallet first.' };
    for (const name of [connect, referals, deposit])
      expect(await player.request(name, { address: walletOf(player) })).toMatchObject(noWallet);
    expect(await player.request(connect, { address: 7 })).toMatchObject({ success: false, code: 400 });
    const address = await prove(player);
    expect(await player.request(connect, { address: walletOf({ userId: 1n }) })).toMatchObject(noWallet);
    for (const name of [connect, referals, deposit])
      expect(await player.request(name, { address })).toMatchObject({
        success: false,
        code: 3,
        msg: 'Link Telegram in your account settings.',
      });
  });

  it('gives 25, 225 and 50 DIC once a week, 300 in total, and shows what was taken', async () => {
    const player = await server.player({ language: 'en' });
    const address = await prove(player);
    await link(server, player, 'telegram', somebody());
    const info = async () => (await player.request('tonConnect:getBonusTakeInfo')).data;
    const nothing = { connectBonus: false, depositBonus: false, inviteBonus: false, invited: 0, week: 0, total: 0 };
    expect(await info()).toEqual({ ...nothing, wallet: address });
    const nobody = { success: false, code: 2, msg: 'No new friend has come through your link yet.' };
    expect(await player.request(referals)).toMatchObject(nobody);
    expect(await player.request(deposit)).toMatchObject({ success: false, code: 'BONUS_NOTHING' });
    await invites(player);
    await deposits(player);
    expect(await info()).toMatchObject({ invited: 1 });
    const friendly = Address.parseRaw(address).toString();
    const taken = (amount: number) => ({ success: true, data: { amount, account: 'dicLocked' } });
    expect(await player.request(connect, { address: friendly })).toMatchObject(taken(2_500));
    expect(await player.request(deposit)).toMatchObject(taken(22_500));
    expect(await player.request(referals)).toMatchObject(taken(5_000));
    expect(await info()).toMatchObject({
      connectBonus: true,
      depositBonus: true,
      inviteBonus: true,
      invited: 0,
      week: 30_000,
      total: 30_000,
    });
    await invites(player);
    for (const name of [connect, referals, deposit])
      expect(await player.request(name, { address })).toMatchObject({
        success: false,
        code: 2,
        msg: 'You have already taken this bonus this week.',
      });
    expect((await player.request('profile:load')).data).toMatchObject({ lockedBalance: 30_000 });
    const { difference } = (await player.request<{ difference: number }>('tonConnect:getTimer')).data;
    expect(difference).toBeGreaterThan(0);
    expect(difference).toBeLessThanOrEqual(7 * 86_400_000);
    await server.database.owner.query('DELETE FROM payment WHERE user_id = $1', [player.userId]); // unknown to any provider
  });

  it('allows a wallet for one player only', async () => {
    const [first, second] = [await server.player(), await server.player({ language: 'en' })];
    const address = await prove(first);
    await prove(second, address);
    for (const player of [first, second]) await link(server, player, 'telegram', somebody());
    expect((await first.request(connect, { address })).success).toBe(true);
    await server.database.owner.query('UPDATE ton_wallet SET address = NULL WHERE user_id = $1', [first.userId]);
    expect(await second.request(connect, { address })).toMatchObject({
      success: false,
      code: 1,
      msg: 'Another player has taken bonuses with this wallet.',
    });
  });

  it('grants a step once to many racing requests at two processes, and a wallet to one of two players', async () => {
    const [one, two] = [await server.player(), await server.player()];
    const address = await prove(one);
    await prove(two, address);
    for (const player of [one, two]) await link(server, player, 'telegram', somebody());
    const there = await other.signIn({ userId: two.userId, login: '', token: two.token });
    const answers = await Promise.all(
      Array.from({ length: RACERS }, (_, n) => (n % 2 ? one : there).request(connect, { address })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const sum = await server.database.owner.query<{ sum: bigint }>(
      `SELECT coalesce(sum(amount), 0)::bigint AS sum FROM bonus_grant WHERE bonus = 'ton' AND user_id = ANY ($1)`,
      [[one.userId, two.userId]],
    );
    expect(sum.rows).toEqual([{ sum: 2_500n }]);
  }, 60_000);
});
