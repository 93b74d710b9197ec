import { describe, expect, it } from 'vitest';
import { languages, type Language } from '../../../contract/languages.ts';
import { casinoMessages } from './casino.messages.ts';
import { useOpeningSite } from './opening-site.ts';

const site = useOpeningSite();

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
      expect([words.length, new Set(words).size]).toEqual([9, 9]);
    }
  });
});
