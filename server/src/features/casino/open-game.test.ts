import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../contract/languages.ts';
import { FRAME, useOpeningSite } from './testing/opening-site.ts';
import { DONE, newId, REFUSED, type Seat } from './testing/casino-fixtures.ts';
import { texts } from '../../core/i18n/texts.ts';
import type { MessageGroup } from '../../core/i18n/translate.ts';

const casinoMessages: MessageGroup = texts('casino');

const site = useOpeningSite();

describe('games.openGame', () => {
  it('gives the frame’s address, and sends the aggregator no more than it needs', async () => {
    await site.deposit(6);
    const start = await site.open({ isMobile: true });
    expect(start).toMatchObject({
      success: true,
      gameId: 'g1',
      url: FRAME,
      needFetch: false,
      game: { name: 'Game g1', provider: 'Amber Forge', category: 'slots' },
      isDemo: false,
      account: 'real',
      currency: 'RUB',
    });
    const [request] = site.aggregator.asked;
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
    expect(await site.codeOf()).toBe(0);
    await site.deposit(8);
    expect(await site.codeOf()).toBe(0);
    const { userId } = await site.casino.server.account();
    await site.sql('UPDATE app_user SET game_mode = 1 WHERE id = $1', [userId]);
    site.player = await site.casino.server.again({ userId });
    expect(await site.codeOf()).toBe(500);
    await site.deposit(7.1);
    expect(await site.codeOf()).toBe(500);
    await site.deposit(6.9);
    expect(await site.open()).toMatchObject({ account: 'bonus' });
  });

  it('answers 1 for an unknown or hidden game, or one refused by its provider', async () => {
    await site.deposit(1);
    expect(await site.codeOf({ gameId: 'nothing' })).toBe(1);
    await site.sql(`UPDATE provider_game SET hidden = true WHERE identifier = 'g2'`);
    expect(await site.codeOf({ gameId: 'g2' })).toBe(1);
    await site.sql(`UPDATE provider_game SET hidden = false WHERE identifier = 'g2'`);
    site.aggregator.behaviour = 'refuses';
    expect(await site.codeOf()).toBe(1);
    const { rows } = await site.sql('SELECT FROM slot_session WHERE user_id = $1 AND ended_at IS NULL', [
      site.player.userId,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('answers 2 to a guest', async () => {
    site.player = await site.casino.server.guest();
    expect(await site.codeOf()).toBe(2);
  });

  it('answers 3 for a discontinued currency, 4 for one without provider games', async () => {
    await site.deposit(1);
    const inCurrency = async (id: number): Promise<unknown> => {
      await site.sql('UPDATE app_user SET target_currency_id = $2 WHERE id = $1', [site.player.userId, id]);
      const { userId } = await site.casino.server.account();
      await site.sql('UPDATE app_user SET target_currency_id = $2 WHERE id = $1', [userId, id]);
      site.player = await site.casino.server.again({ userId });
      await site.deposit(1, { userId });
      return site.codeOf();
    };
    expect(await inCurrency(6)).toBe(4); // DIC
    expect(await inCurrency(8)).toBe(4); // a hundredth of a soum is less than our smallest unit
    await site.sql('UPDATE currency SET selectable = false WHERE id = 9');
    expect(await inCurrency(9)).toBe(3);
    await site.sql('UPDATE currency SET selectable = true WHERE id = 9');
    site.player = await site.casino.server.again({ userId: site.player.userId });
    expect(await site.open()).toMatchObject({ currency: 'TRY' });
    expect(await site.open({ currency: 'USD' })).toMatchObject({ currency: 'USD', account: 'real' });
    expect(await site.open()).toMatchObject({ currency: 'TRY' }); // the other currency was of one game
  });

  it('answers 5 when the provider fails', async () => {
    await site.deposit(1);
    site.aggregator.behaviour = 'broken';
    expect(await site.codeOf()).toBe(5);
    expect(await site.player.call('games.getPage', { isMobile: false, minLimit: 0, maxLimit: 10 })).toMatchObject({
      total: 2,
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/game', 'frames.example', '', null])(
    '5 for a frame that is no web address: %j',
    async (address) => {
      await site.deposit(1);
      site.aggregator.address = address;
      expect(await site.codeOf()).toBe(5);
    },
  );

  it('lists and finds games while the provider is down, and opens them once it is up', async () => {
    await site.deposit(1);
    await site.aggregator.stop();
    await site.sql(`UPDATE provider_game SET has_lobby = identifier = 'g2'`);
    for (const [name, payload] of [
      ['games.openGame', { gameId: 'g1' }],
      ['games.openGame', { gameId: 'g1', isDemo: true }],
      ['games.openGame', { gameId: 'g2' }],
      ['games.getTables', { gameId: 'g2' }],
    ] as const)
      expect(await site.player.refusal(name, payload)).toEqual({ code: 5, msg: casinoMessages.ru[5] });
    await site.sql('UPDATE provider_game SET has_lobby = false');
    const page = { isMobile: false, minLimit: 0, maxLimit: 100 };
    expect(await site.player.call('games.getGames', page)).toMatchObject({ desktop: { categoryCount: { slots: 2 } } });
    expect(await site.player.call('games.getCounts', {})).toMatchObject({ providers: [{ title: 'Amber Forge' }] });
    const found = await site.player.call<{ games: object[] }>('slotegrator.carousel.searchGame', { search: 'game' });
    expect(found.games).toHaveLength(2);
    const { rows } = await site.sql('SELECT FROM slot_session WHERE user_id = $1 AND ended_at IS NULL', [
      site.player.userId,
    ]);
    expect(rows).toHaveLength(0);
    await site.aggregator.start();
    expect(await site.open()).toMatchObject({ url: FRAME });
  });

  it('says why play is closed to the player', async () => {
    await site.deposit(1);
    await site.player
      .call('limits.timeOut', { for: 'day' })
      .catch(() => site.player.call('limits.selfExclude', { for: 'forever' }));
    expect(String(await site.codeOf())).toMatch(/^[A-Z_]+$/);
  });

  it('gives our own address when the provider is slow, which then answers the frame’s', async () => {
    await site.deposit(1);
    site.aggregator.behaviour = 'slow';
    const start = await site.open();
    expect(start.needFetch).toBe(true);
    const fetched = fetch(site.casino.server.url + start.url, { headers: { cookie: `token=${site.player.token}` } });
    site.aggregator.release();
    const answer = await fetched;
    expect(await answer.json()).toEqual({ url: FRAME });
    const stranger = await site.casino.server.player();
    const denied = await fetch(site.casino.server.url + start.url, { headers: { cookie: `token=${stranger.token}` } });
    expect(await denied.json()).toMatchObject({ success: false, code: 5 });
    expect((await fetch(site.casino.server.url + start.url)).status).toBe(401);
  });

  it('keeps one real-money session per player, and notifies the other page', async () => {
    await site.deposit(1);
    const first = await site.open();
    const closed = new Promise((resolve) => site.player.calls.once('slots', resolve));
    const both = await Promise.all([site.open({ gameId: 'g2' }), site.open({ gameId: 'g1', ContinueButton: true })]);
    expect(await closed).toMatchObject({ type: 'closed', payload: { sessionId: first.sessionId } });
    const { rows } = await site.sql('SELECT id FROM slot_session WHERE user_id = $1 AND ended_at IS NULL', [
      site.player.userId,
    ]);
    expect(rows).toHaveLength(1);
    expect(both.map(({ sessionId }) => sessionId)).toContain((rows[0] as { id: string }).id);
  });

  it('opens a demo without money, deposit or session', async () => {
    const start = await site.open({ isDemo: true });
    expect(start).toMatchObject({ url: 'https://frames.example/demo', isDemo: true, account: null, sessionId: null });
    expect(site.aggregator.asked).toEqual([]);
  });

  it('answers with the session’s totals when it is closed', async () => {
    await site.deposit(1);
    const { sessionId } = await site.open();
    expect(await site.player.call('games.closeGame', { sessionId })).toEqual({
      success: true,
      played: { rounds: 0, open: 0, staked: 0, paid: 0 },
    });
    const stranger = await site.casino.server.player();
    expect(await stranger.refusal('games.closeGame', { sessionId })).toMatchObject({ code: 400, field: 'sessionId' });
  });
});

describe('a game for money ends with the sign-in that opened it', () => {
  const seat = async (): Promise<Seat> => {
    await site.deposit(1);
    return site.seatOf(await site.open());
  };
  const post = (path: string, token = site.player.token): Promise<Response> =>
    fetch(site.casino.server.url + path, { method: 'POST', headers: { cookie: `token=${token}` } });

  it('by signing out: bets are refused, wins are paid', async () => {
    const taken = await seat();
    expect(await site.casino.bet(taken, newId(), '10')).toEqual(DONE);
    await site.casino.server.again(site.player); // signed in elsewhere too
    await post('/api/auth/exit');
    expect(await site.casino.bet(taken, newId(), '10')).toEqual(REFUSED);
    expect(await site.casino.win(taken, newId(), '10')).toEqual(DONE);
  });

  it('by being signed out from another device', async () => {
    const taken = await seat();
    const other = await site.casino.server.again(site.player);
    expect(await site.casino.bet(taken, newId(), '10')).toEqual(DONE);
    await other.call('sessions.endOthers', {});
    expect(await site.casino.bet(taken, newId(), '10')).toEqual(REFUSED);
  });

  it('a game survives the renewal of its sign-in', async () => {
    const taken = await seat();
    expect((await post('/api/auth/renew')).status).toBe(200);
    expect(await site.casino.bet(taken, newId(), '10')).toEqual(DONE);
  });
});

/** Way to a refusal. `account`: as its player is found; `first`: called before. */
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
const refusals: readonly (readonly [code: number | 'GONE', language: Language, Refusal])[] = [
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
    const { userId } = await site.casino.server.account({ language });
    if (!way.isPoor) await site.deposit(1, { userId });
    if (account !== undefined) await site.sql(account, [userId]);
    site.player = await site.casino.server.again({ userId });
    const game = { gameId: way.gameId ?? 'g1' };
    if (first !== undefined) await site.player.call(first, game);
    if (house !== undefined) await site.sql(house);
    site.aggregator.behaviour = way.isDown ? 'broken' : 'well';
    const refusal = await site.player.refusal(call ?? 'games.openGame', game);
    if (houseAfter !== undefined) await site.sql(houseAfter);
    expect(refusal).toEqual({ code, msg: casinoMessages[language][code] });
  });

  it.each(languages)('2 for a guest, in %s', async (language) => {
    const guest = await site.casino.server.guest({ cookie: `lang=${language}` });
    const { code, msg } = await guest.refusal('games.openGame', { gameId: 'g1' });
    expect([code, msg]).toEqual([2, casinoMessages[language][2]]);
  });

  it('is another one for each code, in every language', () => {
    for (const language of languages) {
      const words = Object.values(casinoMessages[language]);
      expect([words.length, new Set(words).size]).toEqual([10, 10]);
    }
  });
});
