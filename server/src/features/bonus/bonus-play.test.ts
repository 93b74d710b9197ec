import { checkInvariants } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { link, pressAtPost } from './testing/outside-fixtures.ts';

const BONUS = 5_000; // hundredths

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(async () => {
  expect(await checkInvariants(server.db.pool)).toEqual([]);
  await server.close();
});

const sql = (text: string, values: readonly unknown[] = []) => server.database.owner.query(text, [...values]);

const promo = (code: string) =>
  sql(
    `INSERT INTO promo_code (code, is_on, account, amount, wager_times, used, min_vip, min_deposits, min_deposits_today, needs_telegram)
     VALUES ($1, true, 'bonus', $2, 3, 0, 1, 0, 0, false) ON CONFLICT DO NOTHING`,
    [code, BONUS],
  );

/** Takes the bonus of a code; its id. */
const takes = async (player: TestPlayer, code: string): Promise<string> => {
  await promo(code);
  await player.request('bonus:activatePromoCode', { code });
  const { data } = await player.request<{ bonuses: { id: string }[] }>('bonus:load');
  return data.bonuses[0]?.id ?? '';
};

/** Somebody who plays from the bonus balance, and their bonus. */
const bonusPlayer = async (): Promise<{ player: TestPlayer; id: string }> => {
  const player = await server.player();
  const id = await takes(player, 'PLAY');
  expect(await player.request('bonus:setBonusActive', { bonus_id: id })).toMatchObject({ data: { game_mode: 1 } });
  return { player, id };
};

/** Somebody who plays in USDIC. */
const usdicPlayer = async (): Promise<TestPlayer> => {
  const player = await server.player();
  const person = `person${player.userId}`;
  await pressAtPost(server, 'twitter', { person, act: 'repost' });
  await link(server, player, 'twitter', person);
  await player.call('bonus.Xrepost.takeBonus');
  expect(await player.request('cash:changeCurrencies', { currencyId: 7 })).toMatchObject({ success: true });
  return player;
};

const dice = ['dice.play', { bet: 1, percent: 50, bet_type: 'less' }] as const;
const mines = ['mines.createGame', { bet: 100, minesLength: 2 }] as const;
const wheel = ['wheelOfFortune.bet', { bet: 100, sector: 2 }] as const;
const battle = ['battle.bet', { bet: 100, team: 'red' }] as const;
const classic = ['classic.bet', { bet: 100 }] as const;
const coinflip = ['coinflip.create', { bet: 100, side: 'heads' }] as const;

describe('bonus money', () => {
  it('is staked against the house alone: between players the loser would hand it over as real money', async () => {
    const { player } = await bonusPlayer();
    expect(await player.refusal(...battle)).toMatchObject({ code: 9 });
    expect(await player.refusal(...classic)).toMatchObject({ code: 1 });
    expect(await player.refusal(...coinflip)).toMatchObject({ code: 2 });
    expect((await player.request('profile:load')).data).toMatchObject({ bonus_balance: BONUS });
    for (const [name, payload] of [dice, mines, wheel]) await player.call(name, payload);
  });

  it('is not given up while a bet of it is open in a shared round', async () => {
    const { player, id } = await bonusPlayer();
    await player.call(...wheel);
    expect(await player.refusal('bonus.decline', { id })).toMatchObject({ code: 'BONUS_AT_STAKE' });
    await player.request('bonus:setBonusActive', { bonus_id: 0 });
    expect(await player.refusal('bonus.decline', { id })).toMatchObject({ code: 'BONUS_AT_STAKE' });
  });

  it('is one bonus at a time', async () => {
    const { player } = await bonusPlayer();
    const second = { bonus_id: await takes(player, 'AGAIN') };
    expect(await player.request('bonus:setBonusActive', second)).toMatchObject({ code: 'BONUS_ONE_ACTIVE' });
  });
});

describe('USDIC', () => {
  it('is staked in dice and mines alone', async () => {
    const player = await usdicPlayer();
    expect(await player.refusal(...battle)).toMatchObject({ code: 9 });
    expect(await player.refusal(...classic)).toMatchObject({ code: 1 });
    expect(await player.refusal(...coinflip)).toMatchObject({ code: 2 });
    await player.refusal(...wheel);
    expect((await player.request('profile:load')).data).toMatchObject({ usdicBalanceLocked: 1_000 });
    await player.call('dice.play', { ...dice[1], bet: '0.5' });
    await player.call(...mines);
  });
});
