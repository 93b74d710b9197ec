import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitsStateSchema, type LimitsState } from '../../../contract/limits.contract.ts';
import type { TestPlayer, TestServer } from '../../testing/test-server.ts';
import { betNames, bets, here, openTwoServers, stakedBy, trailOf, type TwoServers } from './testing/limits-fixtures.ts';

const DAY = 86_400_000;

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

const set = (kind: string, amount: number | null, period = 'day'): Promise<LimitsState> =>
  player.call('limits.set', { kind, period, amount });

describe('limits', () => {
  it('are answered with what is used of them', async () => {
    await set('deposit', 500_000, 'month');
    await set('session', 60);
    await player.call('dice.play', bets['dice.play']);
    await set('wager', 1000, 'week');
    const { balance } = await player.call<{ balance: number }>('dice.play', bets['dice.play']);
    await set('loss', 3000);
    const state = await set('wager', 2000, 'week');
    expect(limitsStateSchema.parse(state)).toEqual(state);
    expect(state.limits).toEqual([
      { kind: 'deposit', period: 'month', amount: 500_000, used: 0, pending: null, resetsAt: expect.any(Number) },
      {
        kind: 'loss',
        period: 'day',
        amount: 3000,
        used: Math.max(0, 100_000 - balance),
        pending: null,
        resetsAt: expect.any(Number),
      },
      {
        kind: 'session',
        period: 'day',
        amount: 60,
        used: expect.any(Number),
        pending: null,
        resetsAt: expect.any(Number),
      },
      {
        kind: 'wager',
        period: 'week',
        amount: 1000,
        used: 200,
        pending: { amount: 2000, at: expect.any(Number), until: expect.any(Number) },
        resetsAt: expect.any(Number),
      },
    ]);
    expect(state.limits[3]?.pending?.at).toBeGreaterThan(Date.now() + DAY - 60_000);
    expect(
      (await player.call<LimitsState>('limits.cancelPending', { kind: 'wager', period: 'week' })).limits[3]?.pending,
    ).toBeNull();
    expect(await trailOf(server, player)).toEqual([
      ...Array.from({ length: 5 }, () => 'limit.set'),
      'limit.pending_cancelled',
    ]);
  });

  it('are raised by their player, who confirms it a day after having asked', async () => {
    await set('wager', 150);
    await set('wager', 300);
    const key = { kind: 'wager', period: 'day' };
    expect(await player.refusal('limits.confirmPending', key)).toMatchObject({ code: 'RAISE_NOT_READY' });
    await server.database.owner.query(
      `UPDATE player_limit SET pending_at = now() - interval '1 second' WHERE user_id = $1`,
      [player.userId],
    );
    await player.call('battle.bet', bets['battle.bet']);
    expect(await player.refusal('dice.play', bets['dice.play'])).toMatchObject({ code: 'LIMIT_WAGER' });
    const { limits } = await player.call<LimitsState>('limits.confirmPending', key);
    expect(limits).toMatchObject([{ amount: 300, pending: null }]);
    await player.call('dice.play', bets['dice.play']);
    expect(await player.refusal('limits.confirmPending', key)).toMatchObject({ code: 'RAISE_NOT_READY' });
    expect(await trailOf(server, player)).toEqual(['limit.set', 'limit.set', 'limit.raise_confirmed']);
  });

  it.each(betNames)('refuse %s above them and say what is left', async (name) => {
    await set('wager', 150);
    await player.call(name, bets[name]);
    const again = name === 'mines.createGame' ? 'coinflip.create' : name;
    const refusal = await player.refusal(again, bets[again]);
    expect(refusal).toMatchObject({ code: 'LIMIT_WAGER', limit: '0.50', currency: 'RUB', until: expect.any(Number) });
    expect(refusal.msg).toBe('This bet would exceed your wager limit: 0.50 RUB left. Your money is untouched.');
  });

  it('limits of loss are told apart', async () => {
    await set('loss', 150);
    await player.call('coinflip.create', bets['coinflip.create']);
    expect(await player.refusal('dice.play', bets['dice.play'])).toMatchObject({ code: 'LIMIT_LOSS', limit: '0.50' });
  });

  it('say what is left in the currency that the player has chosen', async () => {
    await player.request('cash:changeCurrencies', { currencyId: 1 });
    await set('wager', 100_000_000);
    await set('loss', 2000);
    const refusal = await player.refusal('battle.bet', { bet: 1000, team: 'red' });
    expect(refusal).toMatchObject({ code: 'LIMIT_LOSS', currency: 'USD' });
    expect(Number(refusal.limit)).toBeGreaterThan(0);
    expect(Number(refusal.limit)).toBeLessThan(20);
  });

  it('let a refused bet pass after a win that was not counted yet', async () => {
    await set('loss', 100);
    const { roundId } = await player.call<{ roundId: string }>('coinflip.create', bets['coinflip.create']);
    expect(await player.refusal('dice.play', bets['dice.play'])).toMatchObject({ code: 'LIMIT_LOSS' });
    await player.call('coinflip.cancel', { id: roundId });
    await player.call('dice.play', bets['dice.play']);
  });

  it.each(['wager', 'loss'])('limits of %s are never passed by fifty bets at once in two processes', async (kind) => {
    await set(kind, 1000);
    const [one, two] = [player, await here(player, beside)];
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const name = (['coinflip.create', 'battle.bet', 'dice.play', 'classic.bet'] as const)[index % 4] ?? 'dice.play';
        const who = index % 2 === 0 ? one : two;
        return who.call(name, bets[name]).then(
          () => 'taken',
          (error: { code?: unknown; message: string }) => String(error.code ?? error.message),
        );
      }),
    );
    const taken = answers.filter((answer) => answer === 'taken').length;
    const state = await player.call<LimitsState>('limits.load');
    const used = state.limits[0]?.used ?? 0;
    expect(used).toBeLessThanOrEqual(1000);
    if (kind === 'wager') expect(BigInt(used)).toBe(await stakedBy(server, player));
    expect(taken).toBeGreaterThanOrEqual(5);
    expect(answers.some((answer) => answer.includes(`LIMIT_${kind.toUpperCase()}`))).toBe(true);
  });

  it.each([
    [{ kind: 'wager', period: 'day', amount: 99 }, 'amount'],
    [{ kind: 'wager', period: 'day', amount: 0 }, 'amount'],
    [{ kind: 'wager', period: 'day', amount: -1 }, 'amount'],
    [{ kind: 'wager', period: 'day', amount: 1.5 }, 'amount'],
    [{ kind: 'wager', period: 'day', amount: 1e15 }, 'amount'],
    [{ kind: 'wager', period: 'day', amount: '500' }, 'amount'],
    [{ kind: 'wager', period: 'day' }, 'amount'],
    [{ kind: 'session', period: 'day', amount: 9 }, 'amount'],
    [{ kind: 'session', period: 'day', amount: 1441 }, 'amount'],
    [{ kind: 'session', period: 'week', amount: 60 }, 'period'],
    [{ kind: 'wager', period: 'year', amount: 500 }, 'period'],
    [{ kind: 'sleep', period: 'day', amount: 500 }, 'kind'],
  ])('%j is refused with its field', async (payload, field) => {
    expect(await player.refusal('limits.set', payload)).toMatchObject({ code: 400, field });
    expect((await player.call<LimitsState>('limits.load')).limits).toEqual([]);
  });

  it.each([
    ['limits.timeOut', { for: 'year' }],
    ['limits.timeOut', {}],
    ['limits.selfExclude', { for: 'day' }],
    ['limits.setRealityCheck', { minutes: 45 }],
    ['limits.setRealityCheck', { minutes: 241 }],
  ])('%s refuses %j', async (name, payload) => {
    expect(await player.refusal(name, payload)).toMatchObject({ code: 400 });
  });

  it.each([
    'load',
    'set',
    'cancelPending',
    'confirmPending',
    'comeBack',
    'timeOut',
    'selfExclude',
    'setRealityCheck',
    'realityCheck',
  ])('asks a guest of limits.%s to sign in', async (name) => {
    const guest = await server.guest();
    expect(await guest.refusal(`limits.${name}`, {})).toMatchObject({ code: 2 });
    guest.calls.disconnect();
  });

  it('are a player’s own', async () => {
    await set('wager', 500);
    expect((await opponent.call<LimitsState>('limits.load')).limits).toEqual([]);
  });

  it('tell the player’s other pages, in every process', async () => {
    const other = await here(player, beside);
    const heard = new Promise((resolve) => other.calls.once('limits', resolve));
    await set('wager', 500);
    expect(await heard).toEqual({ type: 'changed', payload: {} });
  });
});

describe('the reality check', () => {
  it('is kept, and leaves a line in the trail', async () => {
    expect((await player.call<LimitsState>('limits.setRealityCheck', { minutes: 30 })).realityCheckMinutes).toBe(30);
    expect((await player.request('user:updateUser')).data).toMatchObject({ realityCheckMinutes: 30 });
    expect(
      (await player.call<LimitsState>('limits.setRealityCheck', { minutes: null })).realityCheckMinutes,
    ).toBeNull();
    expect(await trailOf(server, player)).toEqual(['reality_check.set', 'reality_check.set']);
  });

  it('is set together with its line in the trail, or not at all', async () => {
    const { owner } = server.database;
    await owner.query(`ALTER TABLE account_event ADD CONSTRAINT broken CHECK (kind <> 'reality_check.set') NOT VALID`);
    await player.refusal('limits.setRealityCheck', { minutes: 60 });
    await owner.query('ALTER TABLE account_event DROP CONSTRAINT broken');
    expect((await player.call<LimitsState>('limits.load')).realityCheckMinutes).toBeNull();
  });

  it('says what was played since this stay began', async () => {
    const at = Date.now();
    await server.db.pool.query('INSERT INTO play_time VALUES ($1, 1, 1, $2, $3)', [
      player.userId,
      Math.floor(at / 60_000),
      at - 60_000,
    ]);
    const { winAmount } = await player.call<{ winAmount: number }>('dice.play', bets['dice.play']);
    await player.call('coinflip.create', bets['coinflip.create']);
    expect(await player.call('limits.realityCheck')).toEqual({
      sinceMs: at - 60_000,
      serverTime: expect.any(Number),
      stakedMinor: 200,
      paidMinor: winAmount,
    });
  });
});
