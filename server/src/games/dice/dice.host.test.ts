import { randomUUID } from 'node:crypto';
import { checkInvariants } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dicePlayAnswer, type DicePlayAnswer } from '../../../contract/games/dice.contract.ts';
import { keepSeedsMoving } from '../../testing/rotate-seeds.ts';
import { callOver, startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';

let table: TestServer;
beforeAll(async () => {
  table = await startTestServer();
});
afterAll(async () => {
  expect(await checkInvariants(table.db.pool)).toEqual([]);
  await table.close();
});

const bet = { bet: '1', percent: 50, bet_type: 'less' };
const play = (player: TestPlayer, changes: object = {}): Promise<DicePlayAnswer> =>
  player.call<DicePlayAnswer>('dice.play', { ...bet, ...changes });

/** Everything about a player that a refused bet must leave as it was. */
const stateOf = async (player: TestPlayer): Promise<unknown> => {
  const { data } = await player.request('profile:load');
  const { nonce } = await player.call<{ nonce: number }>('fairness.seeds');
  return { data, nonce };
};

describe('a dice bet', () => {
  it('is settled, numbered and shown in the history', async () => {
    const player = await table.player();
    const answer = await play(player);
    expect(dicePlayAnswer.parse(answer)).toEqual(answer);
    expect(answer).toMatchObject({ success: true, nonce: 0, stakeMinor: 100, win: answer.number < 5000 });
    expect(answer.balance).toBe(100_000 - 100 + answer.winAmount);
    const { rounds } = await player.call<{ rounds: object[] }>('games.history', { game: 'dice', mine: true });
    expect(rounds).toMatchObject([{ id: answer.transaction_id, outcome: { roll: answer.number } }]);
  });

  it('a lost dice bet is a success with code 2 in the player’s language', async () => {
    const player = await table.player({ language: 'en' });
    for (;;) {
      const answer = await play(player);
      if (answer.win) continue;
      expect(answer).toMatchObject({ success: true, win: false, winAmount: 0, code: 2, msg: 'The bet lost.' });
      return;
    }
  });

  it('is converted with the course of the player’s currency, and refused in one that games do not take', async () => {
    const player = await table.player();
    await player.request('cash:changeCurrencies', { currencyId: 1 });
    expect(await play(player, { bet: 0.5 })).toMatchObject({ stakeMinor: 4025 }); // 80.5 roubles a dollar
    expect(await player.request('cash:changeCurrencies', { currencyId: 6 })).toMatchObject({ success: false, code: 4 });
    expect(await player.request('cash:changeCurrencies', { currencyId: 99 })).toMatchObject({
      success: false,
      code: 3,
    });
  });
});

describe('a refused dice bet', () => {
  it.each([
    [{ bet: '5000' }, 1],
    [{ percent: 0.99 }, 3],
    [{ percent: 99.01 }, 3],
    [{ percent: 50.001 }, 3],
    [{ percent: 'half' }, 3],
    [{ percent: null }, 3],
    [{ percent: [50] }, 3],
    [{ percent: undefined }, 3],
    [{ percent: 96 }, 3],
    [{ percent: 4, bet_type: 'more' }, 3],
    [{ bet_type: 'equal' }, 4],
    [{ bet_type: undefined }, 4],
    [{ bet_type: { __proto__: 'less' } }, 4],
    [{ bet: 0.09 }, 5],
    [{ bet: 0 }, 5],
    [{ bet: -1 }, 5],
    [{ bet: 0.001 }, 5],
    [{ bet: '100000.01' }, 'MAX_BET'],
    [{ bet: 'NaN' }, 400],
    [{ bet: '1e309' }, 400],
    [{ bet: 1e309 }, 400],
    [{ bet: '1.005' }, 400],
    [{ bet: '9'.repeat(10_000) }, 400],
    [{ bet: {} }, 400],
    [{ bet: ['1'] }, 400],
    [{ bet: true }, 400],
    [{ bet: undefined }, 400],
    [{ requestId: 'not a uuid' }, 400],
  ])('%j answers code %s and changes nothing', async (changes, code) => {
    const player = await table.player();
    const before = await stateOf(player);
    expect(await player.refusal('dice.play', { ...bet, ...changes })).toMatchObject({
      code,
      msg: expect.stringMatching(/./),
    });
    expect(await stateOf(player)).toEqual(before);
  });

  it('names the limit in the player’s currency', async () => {
    const player = await table.player({ language: 'en' });
    expect(await player.refusal('dice.play', { ...bet, bet: 0.01 })).toMatchObject({
      code: 5,
      limit: '0.10',
      msg: 'Minimum stake: 0.10 RUB. Nothing was staked.',
    });
    await player.request('cash:changeCurrencies', { currencyId: 5 });
    expect(await player.refusal('dice.play', { ...bet, bet: 0.01 })).toMatchObject({
      code: 5,
      limit: '0.65',
      currency: 'KZT',
    });
  });

  it('by who rotates their seeds during each draw comes too fast, and is no fault of the server', async () => {
    const player = await table.player();
    const before = await stateOf(player);
    await keepSeedsMoving(table, player.userId);
    expect((await player.refusal('dice.play', bet)).code).toBe(7);
    expect(await stateOf(player)).toEqual(before);
  });

  it('a dice bet of a guest asks to sign in', async () => {
    const guest = await table.guest({ cookie: 'lang=tr' });
    expect(await guest.refusal('dice.play', bet)).toMatchObject({ code: 0, msg: 'Bahis yapmak için giriş yapın.' });
  });

  it('without funds on the bonus account is code 6', async () => {
    const player = await table.player();
    await table.db.pool.query('UPDATE app_user SET game_mode = 1 WHERE id = $1', [player.userId]);
    const again = await table.connect(player.token);
    again.disconnect();
    await table.db.pool.query(`SELECT pg_notify('player_changed', $1)`, [String(player.userId)]);
    await expect.poll(async () => (await callOver(player.calls, 'dice.play', bet))[0]?.code).toBe(6);
  });
});

describe('bets in one tick', () => {
  it('with one requestId, a hundred times in parallel, are one bet with one answer', async () => {
    const player = await table.player();
    const requestId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 100 }, () => play(player, { requestId })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await player.call('fairness.seeds')).toMatchObject({ nonce: 1 });
    expect(await play(player, { requestId })).toEqual(answers[0]);
  });

  it('with one requestId from a hundred devices are one bet', async () => {
    const player = await table.player();
    const requestId = randomUUID();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => table.connect(player.token)));
    const answers = await Promise.all(sockets.map((socket) => callOver(socket, 'dice.play', { ...bet, requestId })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await player.call('fairness.seeds')).toMatchObject({ nonce: 1 });
  });

  it('with one requestId for two different bets: the second is refused', async () => {
    const player = await table.player();
    const requestId = randomUUID();
    await play(player, { requestId });
    expect(await player.refusal('dice.play', { ...bet, percent: 60, requestId })).toMatchObject({ code: 409 });
  });

  it('are one at a time: the others are too fast', async () => {
    const player = await table.player();
    const results = await Promise.all(Array.from({ length: 50 }, () => callOver(player.calls, 'dice.play', bet)));
    const settled = results.filter(([error]) => error === null).length;
    expect(settled).toBeGreaterThanOrEqual(1);
    expect(results.filter(([error]) => error?.code === 7)).toHaveLength(50 - settled);
  });

  it('never spend more than there is: a hundred plays with money for five', async () => {
    const player = await table.player({ creditMinor: 500n });
    let settled = 0;
    const loseAll = async (): Promise<void> => {
      const [error, answer] = await callOver(player.calls, 'dice.play', { ...bet, percent: 1 });
      if (error === null) settled += 1;
      if (error === null) expect((answer as DicePlayAnswer).balance).toBeGreaterThanOrEqual(0);
      else expect([1, 7]).toContain(error.code);
    };
    await Promise.all(Array.from({ length: 100 }, loseAll));
    expect(settled).toBeGreaterThanOrEqual(1);
    const { data } = await player.request<{ balance: number }>('profile:load');
    expect(data.balance).toBeGreaterThanOrEqual(0);
  });
});
