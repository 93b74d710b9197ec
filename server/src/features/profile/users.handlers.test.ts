import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { userCardSchema, type UserCard, type VipStatus } from '../../../contract/users.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const publicIdOf = async ({ userId }: TestPlayer): Promise<string> => {
  const { rows } = await server.db.pool.query<{ id: string }>('SELECT public_id AS id FROM app_user WHERE id = $1', [
    userId,
  ]);
  return rows[0]?.id ?? '';
};

const hide = ({ userId }: TestPlayer): Promise<unknown> =>
  server.database.owner.query('UPDATE app_user SET hidden = true WHERE id = $1', [userId]);

const bet = (player: TestPlayer): Promise<{ win: boolean; winAmount: number }> =>
  player.call('dice.play', { bet: '1', percent: 50, bet_type: 'less' });

describe('the statistics of a player', () => {
  it('are those of the bets that were just settled', async () => {
    const player = await server.player();
    const won: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const { win, winAmount } = await bet(player);
      won.push(win ? Math.round(winAmount) : 0);
    }
    const stats = await player.call('users.getStats', { userId: Number(player.userId) });
    expect(stats).toEqual(await player.call('users.getStats', { userId: await publicIdOf(player) }));
    expect(stats).toMatchObject({ totalBet: 500, totalGames: 5 });
    expect(stats['maxWin']).toBe(Math.max(...won));
    expect(stats['maxCoef']).toBe(Math.max(...won) / 100);
  });

  it('are told to guests and to others by the public id, never by the number', async () => {
    const [player, other, guest] = [await server.player(), await server.player(), await server.guest()];
    const userId = await publicIdOf(player);
    expect(await guest.call('users.getStats', { userId })).toMatchObject({ totalGames: 0 });
    expect(await other.call('users.getStats', { userId })).toMatchObject({ totalGames: 0 });
    for (const asker of [other, guest]) {
      for (const number of [Number(player.userId), String(player.userId)])
        expect((await asker.refusal('users.getStats', { userId: number })).code).toBe(404);
    }
  });

  it('the statistics of a hidden player are told to nobody else, by either call', async () => {
    const [player, other, guest] = [await server.player(), await server.player(), await server.guest()];
    await hide(player);
    const userId = await publicIdOf(player);
    for (const asker of [other, guest]) {
      expect(await asker.refusal('users.getStats', { userId })).toMatchObject({
        code: 'HIDDEN',
        msg: 'Этот игрок скрыл свою статистику.',
      });
      const card = await asker.call<UserCard>('users.card', { userId });
      expect(card).toMatchObject({ stats: null, registered: null, isHidden: true, isOwn: false });
      expect(card.nick).toMatch(/^.\*\*\*$/);
    }
    const ownCard = await player.call<UserCard>('users.card', { userId });
    expect(ownCard).toMatchObject({ isHidden: true, isOwn: true, stats: { totalGames: 0 } });
    expect(ownCard.nick).not.toContain('*');
  });

  it.each([{}, { userId: '' }, { userId: 'nobody' }, { userId: null }, { userId: 'x'.repeat(33) }, { userId: 1.5 }])(
    'the statistics of %j are empty',
    async (payload) => {
      const guest = await server.guest();
      expect([400, 404]).toContain((await guest.refusal('users.getStats', payload)).code);
      expect([400, 404]).toContain((await guest.refusal('users.card', payload)).code);
    },
  );
});

describe('the card of a player', () => {
  it('says who they are, and no more', async () => {
    const [player, guest] = [await server.player(), await server.guest()];
    await server.database.owner.query(
      `UPDATE app_user SET roles = '{moderator,auditor}', email = 'secret@example.com', email_key = 'secret@example.com',
         created_at = '2026-03-31T23:59:00Z' WHERE id = $1`,
      [player.userId],
    );
    const card = await guest.call<UserCard>('users.card', { userId: await publicIdOf(player) });
    expect(userCardSchema.strict().parse(card)).toEqual(card);
    expect(card).toMatchObject({
      compointStatus: 1,
      statusName: 'NVIP1',
      roles: ['moderator'],
      registered: '2026-03',
      isOwn: false,
      stats: { totalBet: 0, totalGames: 0, maxWin: 0, maxCoef: 0 },
    });
    expect(JSON.stringify(card)).not.toContain('secret');
  });
});

describe('the legacy connection', () => {
  const heard = (player: TestPlayer, channel: string): Promise<{ payload: { success: boolean; data: never } }> =>
    new Promise((resolve) => player.legacy.once(channel, resolve));

  it('tells everybody who connects the fifteen levels', async () => {
    const socket = io(server.url, { path: '/socket.io', transports: ['websocket'], forceNew: true });
    onTestFinished(() => void socket.disconnect());
    const message = await new Promise<{ payload: { data: VipStatus[] } }>((resolve) =>
      socket.once('compointStatuses', resolve),
    );
    const { data } = message.payload;
    expect(data).toHaveLength(15);
    expect(data[1]).toEqual({ statusId: 2, statusName: 'VIP2', image: 'vip-2', needsCompoints: 10_000 });
    expect(data.at(-1)).toMatchObject({ statusId: 15, statusName: 'SVIP', needsCompoints: 10_000_000_000 });
  });

  it('tells a player of their profile when it changed, and nobody else', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const foreign: unknown[] = [];
    other.legacy.on('loadUser', (message) => foreign.push(message));
    const pushed = heard(player, 'loadUser');
    await player.request('user:changeLanguage', { lang: 'tr' });
    expect((await pushed).payload).toMatchObject({ success: true, data: { id: Number(player.userId), lang: 'tr' } });
    expect(foreign).toEqual([]);
  });
});
