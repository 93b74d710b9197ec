import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../contract/languages.ts';
import type { GameStart } from '../../../contract/features/casino.contract.ts';
import type { TestPlayer } from '../../testing/test-server.ts';
import { FRAME, openTestAggregator, type TestAggregator } from './aggregator-fixture.ts';
import { DONE, newId, openCasino, REFUSED, type Seat, type TestCasino } from './casino-fixtures.ts';
import { casinoMessages } from './casino.messages.ts';

let aggregator: TestAggregator;
let casino: TestCasino;
let player: TestPlayer;
beforeAll(async () => {
  aggregator = await openTestAggregator();
  casino = await openCasino({ SLOTEGRATOR_URL: aggregator.url, CASINO_DEPOSIT_DAYS: '7' });
});
afterAll(async () => {
  aggregator.release();
  await casino.server.close(); // deposits of these tests came from nowhere
  await aggregator.stop();
});
beforeEach(async () => {
  Object.assign(aggregator, { behaviour: 'well', address: FRAME, asked: [] });
  player = await casino.server.player();
});

const sql = (text: string, values: unknown[] = []) => casino.server.database.owner.query(text, values);
const deposit = (daysAgo: number, { userId } = player): Promise<unknown> =>
  sql(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount, base_minor,
       transaction_id, created_at, updated_at, done_at)
     VALUES (gen_random_uuid(), $1, 1, 2, 4, 4, 'fiat', 2, 1000000, 100000, 100000, gen_random_uuid(), $2, $2, $2)`,
    [userId, Date.now() - daysAgo * 86_400_000],
  );
const open = (payload: object = {}): Promise<GameStart> => player.call('games.openGame', { gameId: 'g1', ...payload });
const codeOf = async (payload: object = {}): Promise<unknown> =>
  (await player.refusal('games.openGame', { gameId: 'g1', ...payload })).code;

describe('games.openGame', () => {
  it('gives the frame’s address, and sends the aggregator no more than it needs', async () => {
    await deposit(6);
    const start = await open({ isMobile: true });
    expect(start).toMatchObject({
      success: true,
      gameId: 'g1',
      url: FRAME,
      needFetch: false,
      game: { name: 'Game g1', provider: 'Amber Forge', category: 'slots' },
      isDemo: false,
      account: 'real',
      currency: 'Russian rouble',
    });
    const [request] = aggregator.asked;
    expect(request).toMatchObject({
      game_uuid: 'g1',
      currency: 'RUB',
      session_id: start.sessionId,
      device: 'mobile',
      language: 'ru',
    });
    expect(request?.['player_name']).toBe(request?.['player_id']);
    expect(request).not.toHaveProperty('email');
  });

  it('answers 0 without a deposit within 7 days, 500 for bonus money', async () => {
    expect(await codeOf()).toBe(0);
    await deposit(8);
    expect(await codeOf()).toBe(0);
    const { userId } = await casino.server.account();
    await sql('UPDATE app_user SET game_mode = 1 WHERE id = $1', [userId]);
    player = await casino.server.again({ userId });
    expect(await codeOf()).toBe(500);
    await deposit(7.1);
    expect(await codeOf()).toBe(500);
    await deposit(6.9);
    expect(await open()).toMatchObject({ account: 'bonus' });
  });

  it('answers 1 for an unknown or hidden game, or one refused by its provider', async () => {
    await deposit(1);
    expect(await codeOf({ gameId: 'nothing' })).toBe(1);
    await sql(`UPDATE provider_game SET hidden = true WHERE identifier = 'g2'`);
    expect(await codeOf({ gameId: 'g2' })).toBe(1);
    await sql(`UPDATE provider_game SET hidden = false WHERE identifier = 'g2'`);
    aggregator.behaviour = 'refuses';
    expect(await codeOf()).toBe(1);
    const { rows } = await sql('SELECT FROM slot_session WHERE user_id = $1 AND ended_at IS NULL', [player.userId]);
    expect(rows).toHaveLength(0);
  });

  it('answers 2 to a guest', async () => {
    player = await casino.server.guest();
    expect(await codeOf()).toBe(2);
  });

  it('answers 3 for a discontinued currency, 4 for one without provider games', async () => {
    await deposit(1);
    const inCurrency = async (id: number): Promise<unknown> => {
      await sql('UPDATE app_user SET target_currency_id = $2 WHERE id = $1', [player.userId, id]);
      const { userId } = await casino.server.account();
      await sql('UPDATE app_user SET target_currency_id = $2 WHERE id = $1', [userId, id]);
      player = await casino.server.again({ userId });
      await deposit(1, { ...player, userId });
      return codeOf();
    };
    expect(await inCurrency(6)).toBe(4); // DIC
    expect(await inCurrency(8)).toBe(4); // a hundredth of a soum is less than our smallest unit
    await sql('UPDATE currency SET selectable = false WHERE id = 9');
    expect(await inCurrency(9)).toBe(3);
    await sql('UPDATE currency SET selectable = true WHERE id = 9');
    player = await casino.server.again({ userId: player.userId });
    expect(await open()).toMatchObject({ currency: 'Turkish lira' });
  });

  it('answers 5 when the provider fails', async () => {
    await deposit(1);
    aggregator.behaviour = 'broken';
    expect(await codeOf()).toBe(5);
    expect(await player.call('games.getPage', { isMobile: false, minLimit: 0, maxLimit: 10 })).toMatchObject({
      total: 2,
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/game', 'frames.example', '', null])(
    '5 for a frame that is no web address: %j',
    async (address) => {
      await deposit(1);
      aggregator.address = address;
      expect(await codeOf()).toBe(5);
    },
  );

  it('lists and finds games while the provider is down, and opens them once it is up', async () => {
    await deposit(1);
    await aggregator.stop();
    await sql(`UPDATE provider_game SET has_lobby = identifier = 'g2'`);
    for (const [name, payload] of [
      ['games.openGame', { gameId: 'g1' }],
      ['games.openGame', { gameId: 'g1', isDemo: true }],
      ['games.openGame', { gameId: 'g2' }],
      ['games.getTables', { gameId: 'g2' }],
    ] as const)
      expect(await player.refusal(name, payload)).toEqual({ code: 5, msg: casinoMessages.ru[5] });
    await sql('UPDATE provider_game SET has_lobby = false');
    const page = { isMobile: false, minLimit: 0, maxLimit: 100 };
    expect(await player.call('games.getGames', page)).toMatchObject({ desktop: { categoryCount: { slots: 2 } } });
    expect(await player.call('games.getCounts', {})).toMatchObject({ providers: [{ title: 'Amber Forge' }] });
    const found = await player.call<{ games: object[] }>('slotegrator.carousel.searchGame', { search: 'game' });
    expect(found.games).toHaveLength(2);
    const { rows } = await sql('SELECT FROM slot_session WHERE user_id = $1 AND ended_at IS NULL', [player.userId]);
    expect(rows).toHaveLength(0);
    await aggregator.start();
    expect(await open()).toMatchObject({ url: FRAME });
  });

  it('says why play is closed to the player', async () => {
    await deposit(1);
    await player
      .call('limits.timeOut', { for: 'day' })
      .catch(() => player.call('limits.selfExclude', { for: 'forever' }));
    expect(String(await codeOf())).toMatch(/^[A-Z_]+$/);
  });

  it('gives our own address when the provider is slow, which then answers the frame’s', async () => {
    await deposit(1);
    aggregator.behaviour = 'slow';
    const start = await open();
    expect(start.needFetch).toBe(true);
    const fetched = fetch(casino.server.url + start.url, { headers: { cookie: `token=${player.token}` } });
    aggregator.release();
    const answer = await fetched;
    expect(await answer.json()).toEqual({ url: FRAME });
    const stranger = await casino.server.player();
    const denied = await fetch(casino.server.url + start.url, { headers: { cookie: `token=${stranger.token}` } });
    expect(await denied.json()).toMatchObject({ success: false, code: 5 });
    expect((await fetch(casino.server.url + start.url)).status).toBe(401);
  });

  it('keeps one real-money session per player, and notifies the other page', async () => {
    await deposit(1);
    const first = await open();
    const closed = new Promise((resolve) => player.calls.once('slots', resolve));
    const both = await Promise.all([open({ gameId: 'g2' }), open({ gameId: 'g1', ContinueButton: true })]);
    expect(await closed).toMatchObject({ type: 'closed', payload: { sessionId: first.sessionId } });
    const { rows } = await sql('SELECT id FROM slot_session WHERE user_id = $1 AND ended_at IS NULL', [player.userId]);
    expect(rows).toHaveLength(1);
    expect(both.map(({ sessionId }) => sessionId)).toContain((rows[0] as { id: string }).id);
  });

  it('opens a demo without money, deposit or session', async () => {
    const start = await open({ isDemo: true });
    expect(start).toMatchObject({ url: 'https://frames.example/demo', isDemo: true, account: null, sessionId: null });
    expect(aggregator.asked).toEqual([]);
  });

  it('joins the first open table of a live game, or the chosen one', async () => {
    await deposit(1);
    await sql(`UPDATE provider_game SET has_lobby = true WHERE identifier = 'g2'`);
    await open({ gameId: 'g2' });
    expect(aggregator.asked[0]).toMatchObject({ lobby_data: 'main' });
    const { tables } = await player.call<{ tables: object[] }>('games.getTables', { gameId: 'g2' });
    expect(tables[1]).toEqual({ id: 'main', name: 'Main', isOpen: true, dealer: 'Irina', min: 10, max: 500 });
    await open({ gameId: 'g2', table: 'closed' });
    expect(aggregator.asked[1]).toMatchObject({ lobby_data: 'closed' });
    await sql('UPDATE provider_game SET has_lobby = false');
  });

  it('answers with the session’s totals when it is closed', async () => {
    await deposit(1);
    const { sessionId } = await open();
    expect(await player.call('games.closeGame', { sessionId })).toEqual({
      success: true,
      played: { rounds: 0, open: 0, staked: 0, paid: 0 },
    });
    const stranger = await casino.server.player();
    expect(await stranger.refusal('games.closeGame', { sessionId })).toMatchObject({ code: 400, field: 'sessionId' });
  });
});

/** What leads to each refusal. `account`: as its player is found; `first`: called before. */
interface Refusal {
  account?: string;
  house?: string;
  houseAfter?: string;
  first?: string;
  call?: string;
  gameId?: string;
  isDown?: true;
  isPoor?: true; // without a deposit
}
const withCurrency = (id: number): string => `UPDATE app_user SET target_currency_id = ${id} WHERE id = $1`;
const favourite = 'games.switchFavoriteStatus';
const refusals: readonly (readonly [code: keyof typeof casinoMessages.ru, language: Language, Refusal])[] = [
  [0, 'en', { isPoor: true }],
  [1, 'tr', { gameId: 'nothing' }],
  [
    3,
    'ua',
    {
      account: withCurrency(9),
      house: 'UPDATE currency SET selectable = false WHERE id = 9',
      houseAfter: 'UPDATE currency SET selectable = true WHERE id = 9',
    },
  ],
  [4, 'uz', { account: withCurrency(6) }],
  [5, 'kz', { isDown: true }],
  [500, 'ru', { isPoor: true, account: 'UPDATE app_user SET game_mode = 1 WHERE id = $1' }],
  [600, 'tr', { call: favourite, gameId: 'nothing' }],
  [
    601,
    'kz',
    {
      first: favourite,
      call: favourite,
      house: 'REVOKE DELETE ON favourite_game FROM glasshouse_app',
      houseAfter: 'GRANT DELETE ON favourite_game TO glasshouse_app',
    },
  ],
];

describe('the words of menu.error', () => {
  it.each(refusals)('%i in %s', async (code, language, { account, house, houseAfter, first, call, ...way }) => {
    const { userId } = await casino.server.account({ language });
    if (!way.isPoor) await deposit(1, { ...player, userId });
    if (account !== undefined) await sql(account, [userId]);
    player = await casino.server.again({ userId });
    const game = { gameId: way.gameId ?? 'g1' };
    if (first !== undefined) await player.call(first, game);
    if (house !== undefined) await sql(house);
    aggregator.behaviour = way.isDown ? 'broken' : 'well';
    const refusal = await player.refusal(call ?? 'games.openGame', game);
    if (houseAfter !== undefined) await sql(houseAfter);
    expect(refusal).toEqual({ code, msg: casinoMessages[language][code] });
  });

  it.each(languages)('2 for a guest, in %s', async (language) => {
    const guest = await casino.server.guest({ cookie: `lang=${language}` });
    const { code, msg } = await guest.refusal('games.openGame', { gameId: 'g1' });
    expect([code, msg]).toEqual([2, casinoMessages[language][2]]);
  });

  it('is another one for each code, in every language', () => {
    for (const language of languages) {
      const words = Object.values(casinoMessages[language]);
      expect([words.length, new Set(words).size]).toEqual([9, 9]);
    }
  });
});

describe('a game for money ends with the sign-in that opened it', () => {
  const seat = async (): Promise<Seat> => {
    await deposit(1);
    const { sessionId } = await open();
    const playerId = aggregator.asked[0]?.['player_id'] ?? '';
    return { player, session: { playerId, currency: 'RUB', sessionId: sessionId ?? '', gameUuid: 'g1' } };
  };
  const post = (path: string, token = player.token): Promise<Response> =>
    fetch(casino.server.url + path, { method: 'POST', headers: { cookie: `token=${token}` } });

  it('by signing out: bets are refused, wins are paid', async () => {
    const taken = await seat();
    expect(await casino.bet(taken, newId(), '10')).toEqual(DONE);
    await casino.server.again(player); // signed in elsewhere too
    await post('/api/auth/exit');
    expect(await casino.bet(taken, newId(), '10')).toEqual(REFUSED);
    expect(await casino.win(taken, newId(), '10')).toEqual(DONE);
  });

  it('by being signed out from another device', async () => {
    const taken = await seat();
    const other = await casino.server.again(player);
    expect(await casino.bet(taken, newId(), '10')).toEqual(DONE);
    await other.call('sessions.endOthers', {});
    expect(await casino.bet(taken, newId(), '10')).toEqual(REFUSED);
  });

  it('and not by its renewal', async () => {
    const taken = await seat();
    expect((await post('/api/auth/renew')).status).toBe(200);
    expect(await casino.bet(taken, newId(), '10')).toEqual(DONE);
  });
});

describe('a player’s own games', () => {
  const identifiers = (answer: { games: { identifier: string }[] }): string[] =>
    answer.games.map(({ identifier }) => identifier);

  it('are favourites, latest first, marked in every list', async () => {
    await player.call('games.switchFavoriteStatus', { gameId: 'g1' });
    const both = await player.call<{ isFavorite: boolean; games: { identifier: string }[] }>(
      'games.switchFavoriteStatus',
      { gameId: 'g2' },
    );
    expect(both.isFavorite).toBe(true);
    expect(identifiers(both)).toEqual(['g2', 'g1']);
    await player.call('games.switchFavoriteStatus', { gameId: 'g2' });
    const page = await player.call<{ games: { identifier: string; favorite: boolean }[] }>('games.getPage', {
      isMobile: false,
      minLimit: 0,
      maxLimit: 10,
    });
    expect(page.games.map(({ identifier, favorite }) => [identifier, favorite])).toEqual([
      ['g1', true],
      ['g2', false],
    ]);
    const { data } = await player.request<{ games: { identifier: string }[] }>('user:getFavoriteGames', { userId: 1 });
    expect(identifiers(data)).toEqual(['g1']);
  });

  it('600 when a favourite cannot be saved, 601 when it cannot be removed', async () => {
    const change = () => player.refusal('games.switchFavoriteStatus', { gameId: 'g1' });
    expect(await player.refusal('games.switchFavoriteStatus', { gameId: 'nothing' })).toMatchObject({ code: 600 });
    await sql('REVOKE INSERT ON favourite_game FROM glasshouse_app');
    expect(await change()).toMatchObject({ code: 600 });
    await sql('GRANT INSERT ON favourite_game TO glasshouse_app');
    await player.call('games.switchFavoriteStatus', { gameId: 'g1' });
    await sql('REVOKE DELETE ON favourite_game FROM glasshouse_app');
    expect(await change()).toMatchObject({ code: 601 });
    await sql('GRANT DELETE ON favourite_game TO glasshouse_app');
  });

  it('are those opened recently, and the one to continue', async () => {
    await deposit(1);
    await open();
    const { sessionId } = await open({ gameId: 'g2' });
    const recent = await player.call<{ games: { identifier: string }[]; continues: object | null }>(
      'games.getRecentGames',
      {},
    );
    expect(identifiers(recent)).toEqual(['g2', 'g1']);
    expect(recent.continues).toMatchObject({ identifier: 'g2' });
    await player.call('games.closeGame', { sessionId });
    expect(await player.call('games.getRecentGames', {})).toMatchObject({ continues: null });
  });
});
