import { checkInvariants } from 'db';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limitsStateSchema, type LimitsState } from '../../../contract/limits.contract.ts';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

const DAY = 86_400_000;

let server: TestServer;
let beside: TestServer;
let player: TestPlayer;
let opponent: TestPlayer;
beforeAll(async () => {
  server = await startTestServer({ VOID_AFTER: '3600' });
  beside = await startTestServer({ VOID_AFTER: '3600' }, { beside: server });
  opponent = await server.player();
});
beforeEach(async () => {
  player = await server.player({ language: 'en' });
});
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await beside.close();
  await server.close();
});

/** A bet of the least stake in each game. */
const bets = {
  'dice.play': { bet: '1', percent: 50, bet_type: 'less' },
  'mines.createGame': { bet: 100, minesLength: 3 },
  'battle.bet': { bet: 100, team: 'red' },
  'wheelOfFortune.bet': { bet: 100, sector: 0 },
  'classic.bet': { bet: 100 },
  'coinflip.create': { bet: 100, side: 'heads' },
} as const;
type BetName = keyof typeof bets;
const betNames = Object.keys(bets) as BetName[];

const set = (kind: string, amount: number | null, period = 'day'): Promise<LimitsState> =>
  player.call('limits.set', { kind, period, amount });
const here = (who: TestPlayer, at: TestServer): Promise<TestPlayer> =>
  Promise.all([at.connect(who.token), at.connect(who.token, '/socket.io')]).then(([calls]) => ({
    ...who,
    calls,
    call: (name, payload) =>
      new Promise((resolve, reject) =>
        calls.emit('call', name, payload, (error: object | null, answer: never) =>
          error ? reject(Object.assign(new Error('refused'), error)) : resolve(answer),
        ),
      ),
    refusal: (name, payload) =>
      new Promise((resolve, reject) =>
        calls.emit('call', name, payload, (error: never, answer: object) =>
          error ? resolve(error) : reject(new Error(JSON.stringify(answer))),
        ),
      ),
  }));
/** Everything that a player has staked, as the rounds have it. */
const stakedBy = async ({ userId }: TestPlayer): Promise<bigint> => {
  const { rows } = await server.db.pool.query<{ staked: bigint }>(
    `SELECT coalesce(sum(stake), 0)::bigint AS staked FROM (
       SELECT stake FROM round WHERE user_id = $1 UNION ALL SELECT stake FROM shared_bet WHERE user_id = $1) all_bets`,
    [userId],
  );
  return rows[0]?.staked ?? 0n;
};
const trail = async (): Promise<string[]> => {
  const { rows } = await server.db.pool.query<{ kind: string }>(
    'SELECT kind FROM account_event WHERE user_id = $1 ORDER BY id',
    [player.userId],
  );
  return rows.map(({ kind }) => kind);
};

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
    expect(await trail()).toEqual(['break.began', 'break.began']);
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
    const before = await stakedBy(player);
    const refusedBefore = refused.length;
    await expect.poll(() => refused.length).toBeGreaterThan(refusedBefore + 20);
    isOver = true;
    await Promise.all(robots);
    expect(await stakedBy(player)).toEqual(before);
    expect(refused.slice(-10).every((code) => String(code).includes('SELF_EXCLUDED'))).toBe(true);
  });
});

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
        pending: { amount: 2000, at: expect.any(Number) },
        resetsAt: expect.any(Number),
      },
    ]);
    expect(state.limits[3]?.pending?.at).toBeGreaterThan(Date.now() + DAY - 60_000);
    expect(
      (await player.call<LimitsState>('limits.cancelPending', { kind: 'wager', period: 'week' })).limits[3]?.pending,
    ).toBeNull();
    expect(await trail()).toEqual([...Array.from({ length: 5 }, () => 'limit.set'), 'limit.pending_cancelled']);
  });

  it.each(betNames)('refuse %s above them and say what is left', async (name) => {
    await set('wager', 150);
    await player.call(name, bets[name]);
    const again = name === 'mines.createGame' ? 'coinflip.create' : name;
    const refusal = await player.refusal(again, bets[again]);
    expect(refusal).toMatchObject({ code: 'LIMIT_WAGER', limit: '0.50', currency: 'RUB', until: expect.any(Number) });
    expect(refusal.msg).toBe('This bet would exceed your wager limit: 0.50 RUB left. Your money is untouched.');
  });

  it('of loss are told apart', async () => {
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

  it.each(['wager', 'loss'])('of %s are never passed by fifty bets at once in two processes', async (kind) => {
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
    if (kind === 'wager') expect(BigInt(used)).toBe(await stakedBy(player));
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
    ['limits.setRealityCheck', { minutes: 4 }],
    ['limits.setRealityCheck', { minutes: 241 }],
  ])('%s refuses %j', async (name, payload) => {
    expect(await player.refusal(name, payload)).toMatchObject({ code: 400 });
  });

  it.each(['load', 'set', 'cancelPending', 'timeOut', 'selfExclude', 'setRealityCheck', 'realityCheck'])(
    'asks a guest of limits.%s to sign in',
    async (name) => {
      const guest = await server.guest();
      expect(await guest.refusal(`limits.${name}`, {})).toMatchObject({ code: 2 });
      guest.calls.disconnect();
    },
  );

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
  it('is kept', async () => {
    expect((await player.call<LimitsState>('limits.setRealityCheck', { minutes: 30 })).realityCheckMinutes).toBe(30);
    expect((await player.request('user:updateUser')).data).toMatchObject({ realityCheckMinutes: 30 });
    expect(
      (await player.call<LimitsState>('limits.setRealityCheck', { minutes: null })).realityCheckMinutes,
    ).toBeNull();
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
