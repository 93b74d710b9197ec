import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LimitsState } from '../../../contract/limits.contract.ts';
import type { TestPlayer, TestServer } from '../../testing/test-server.ts';
import { betNames, bets, here, openTwoServers, stakedBy, trailOf, type TwoServers } from './testing/limits-fixtures.ts';

let two: TwoServers;
let server: TestServer;
let beside: TestServer;
let player: TestPlayer;
let opponent: TestPlayer;
beforeAll(async () => {
  two = await openTwoServers();
  ({ server, beside } = two);
  opponent = await server.player();
});
beforeEach(async () => {
  player = await server.player({ language: 'en' });
});
afterAll(() => two.close());

describe('a player with a break', () => {
  const codes = { timeOut: 'TIME_OUT', selfExclude: 'SELF_EXCLUDED' } as const;

  it.each(betNames)('is refused by %s, in every process', async (name) => {
    const { restriction } = await player.call<LimitsState>('limits.timeOut', { for: 'day' });
    const refusal = await player.refusal(name, bets[name]);
    expect(refusal).toMatchObject({ code: codes.timeOut, until: restriction?.until });
    expect(refusal.msg).toMatch(/^You are taking a break/);
    expect(await (await here(player, beside)).refusal(name, bets[name])).toMatchObject({ code: codes.timeOut });
    expect((await player.request('user:updateUser')).data).toMatchObject({ balance: 100_000, restriction });
  });

  it('cannot join a room of coinflip', async () => {
    const { roundId } = await opponent.call<{ roundId: string }>('coinflip.create', bets['coinflip.create']);
    await player.call('limits.selfExclude', { for: 'sixMonths' });
    expect(await player.refusal('coinflip.join', { id: roundId })).toMatchObject({ code: codes.selfExclude });
    await opponent.call('coinflip.cancel', { id: roundId });
  });

  it('opens no room of coinflip in vain', async () => {
    const rooms = async (): Promise<unknown> =>
      (await server.db.pool.query(`SELECT count(*) FROM shared_round WHERE game = 'coinflip'`)).rows;
    await player.call('limits.timeOut', { for: 'day' });
    const before = await rooms();
    await player.refusal('coinflip.create', bets['coinflip.create']);
    expect(await rooms()).toEqual(before);
  });

  it('finishes an open game of mines, and is paid', async () => {
    await player.call('mines.createGame', bets['mines.createGame']);
    await player.call('limits.selfExclude', { for: 'forever' });
    const { finished } = await player.call<{ finished: boolean }>('mines.openSector', { sectorKey: 0 });
    if (!finished) expect(await player.call('mines.takeWin')).toMatchObject({ win: true });
    expect(await player.call('mines.load')).toEqual({ game: null });
    expect(await player.refusal('mines.createGame', bets['mines.createGame'])).toMatchObject({
      code: codes.selfExclude,
      until: null,
    });
  });

  it('may cancel a room that was opened before', async () => {
    const { roundId } = await player.call<{ roundId: string }>('coinflip.create', bets['coinflip.create']);
    await player.call('limits.timeOut', { for: 'week' });
    expect(await player.call('coinflip.cancel', { id: roundId })).toEqual({ success: true, balance: 100_000 });
  });

  it('gets a bet that was taken before answered again', async () => {
    const bet = { ...bets['dice.play'], requestId: '019aa000-0000-7000-8000-000000000001' };
    const answer = await player.call('dice.play', bet);
    await player.call('limits.timeOut', { for: 'day' });
    expect(await player.call('dice.play', bet)).toEqual(answer);
  });

  it('cannot make it shorter, only longer', async () => {
    const { restriction } = await player.call<LimitsState>('limits.timeOut', { for: 'month' });
    expect(await player.refusal('limits.timeOut', { for: 'week' })).toMatchObject({ code: 'BREAK_NOT_LONGER' });
    expect((await player.call<LimitsState>('limits.load')).restriction).toEqual(restriction);
    const longer = await player.call<LimitsState>('limits.selfExclude', { for: 'forever' });
    expect(longer.restriction).toEqual({ kind: 'self_exclusion', until: null });
    expect(await trailOf(server, player)).toEqual(['break.began', 'break.began']);
  });

  it('is sent a letter about an exclusion, and no offers any more', async () => {
    const email = `${player.userId}@example.com`;
    await server.db.pool.query(
      'UPDATE app_user SET email = $2, email_key = $2, email_verified = true, marketing = true WHERE id = $1',
      [player.userId, email],
    );
    await player.call('limits.timeOut', { for: 'day' });
    await player.call('limits.selfExclude', { for: 'year' });
    const { rows } = await server.db.pool.query('SELECT kind, recipient FROM mail WHERE user_id = $1', [player.userId]);
    expect(rows).toEqual([{ kind: 'selfExcluded', recipient: email }]);
    expect((await player.request('user:updateUser')).data).toMatchObject({ preferences: { marketing: false } });
    const asked = await player.request('user:savePreferences', { marketing: true });
    expect(asked).toMatchObject({ success: true, data: { marketing: false } });
  });

  it('has no bet taken in any process once it is confirmed, however many are under way', async () => {
    const players = [player, await here(player, beside)];
    let isOver = false;
    let taken = 0;
    const refused: unknown[] = [];
    const robots = players.flatMap((each) =>
      (['dice.play', 'battle.bet', 'coinflip.create'] as const).map(async (name) => {
        while (!isOver) {
          await each.call(name, bets[name]).then(
            () => (taken += 1),
            (error: { code?: unknown; message: string }) => refused.push(error.code ?? error.message),
          );
        }
      }),
    );
    await expect.poll(() => taken).toBeGreaterThan(10);
    await player.call('limits.selfExclude', { for: 'sixMonths' });
    const before = await stakedBy(server, player);
    const refusedBefore = refused.length;
    await expect.poll(() => refused.length).toBeGreaterThan(refusedBefore + 20);
    isOver = true;
    await Promise.all(robots);
    expect(await stakedBy(server, player)).toEqual(before);
    expect(refused.slice(-10).every((code) => String(code).includes('SELF_EXCLUDED'))).toBe(true);
  });
});
