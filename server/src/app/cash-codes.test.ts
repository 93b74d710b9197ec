import { afterAll, beforeAll, expect, it } from 'vitest';
import { languages, type Language } from '../../contract/languages.ts';
import { createTranslate } from '../core/i18n/translate.ts';
import { BITCOIN, giveBonus, openDesk, type Desk } from '../testing/cash-desk.ts';
import type { TestPlayer } from '../testing/test-server.ts';
import { texts } from '../core/i18n/texts.ts';
import { asks, RUB_SBP } from '../features/cashbox/testing/cashbox-fixtures.ts';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const translate = createTranslate({
  deposit: texts('cashbox'),
  withdraw: texts('withdrawals'),
  currency: texts('cash'),
});

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.server.close());

interface Refused {
  success: boolean;
  code?: unknown;
  msg?: string;
}

const withoutRequisites = async (player: TestPlayer): Promise<Refused> => {
  const press = (act: string) =>
    fetch(`${desk.server.url}/sandbox/fiat/requisites`, { method: 'POST', body: new URLSearchParams({ act }) });
  await press('off');
  const refused = await asks(desk.server, player);
  await press('on');
  return refused;
};

const afterUnpaid = async (player: TestPlayer): Promise<Refused> => {
  for (let index = 0; index < 5; index += 1) await asks(desk.server, player);
  return asks(desk.server, player);
};

const small = { purse_id: 87, amount: '1', bank_id: undefined };
const coins = { purse_id: BITCOIN, amount: '50', purseNumber: ADDRESS };
const limit = (amount: string, currency = 'RUB') => ({ limit: amount, currency });

interface Row {
  group: 'deposit' | 'withdraw' | 'currency';
  code: number | string;
  appended?: Record<string, string>; // texts that the message contains
  message?: string; // key of the text, where it is not the code
  refuse(player: TestPlayer): Promise<Refused>;
}

const deposits: Row[] = [
  {
    group: 'deposit',
    code: 1,
    appended: limit('500.00'),
    refuse: (player) => asks(desk.server, player, { amount: '499.99' }),
  },
  {
    group: 'deposit',
    code: 2,
    appended: limit('300000.00'),
    refuse: (player) => asks(desk.server, player, { amount: '300001' }),
  },
  { group: 'deposit', code: 3, refuse: (player) => asks(desk.server, player, { methodId: 999 }) },
  { group: 'deposit', code: 4, refuse: withoutRequisites },
  {
    group: 'deposit',
    code: 18,
    async refuse(player) {
      await asks(desk.server, player);
      return player.request('cash:deposit', { methodId: RUB_SBP, amount: '1000' });
    },
  },
  { group: 'deposit', code: 19, refuse: afterUnpaid },
  {
    group: 'deposit',
    code: 18,
    message: 'cryptoAddress',
    refuse: (player) => player.request('cash:getCryptApiAddress', { coin: 'doge' }),
  },
];

const withdrawals: Row[] = [
  {
    group: 'withdraw',
    code: 2,
    message: 'belowMethodMinimum',
    appended: limit('1000.00'),
    refuse: (player) => desk.withdraw(player, { amount: '999.99' }),
  },
  {
    group: 'withdraw',
    code: 3,
    async refuse(player) {
      await desk.sql('UPDATE app_user SET block_withdraw = true WHERE id = $1', [player.userId]);
      return desk.withdraw(player);
    },
  },
  { group: 'withdraw', code: 4, refuse: (player) => desk.withdraw(player, { amount: '9800' }) },
  {
    group: 'withdraw',
    code: 12,
    appended: { restBets: '80.51', currency: 'RUB' },
    async refuse(player) {
      await desk.sql('INSERT INTO wagering VALUES ($1, 8051, 0)', [player.userId]);
      return desk.withdraw(player);
    },
  },
  {
    group: 'withdraw',
    code: 13,
    appended: limit('650.00', 'KZT'), // 100 / 0.154, rounded up to two figures
    async refuse(player) {
      await desk.sql('UPDATE pay_method SET min_withdrawal = 100 WHERE id = 87');
      return desk.withdraw(player, small);
    },
  },
  { group: 'withdraw', code: 14, refuse: (player) => desk.withdraw(player, { bank_id: undefined }) },
  {
    group: 'withdraw',
    code: 15,
    async refuse(player) {
      await desk.sql('UPDATE payway SET needs_memo = true WHERE id = $1', [BITCOIN]);
      const refused = await desk.withdraw(player, coins);
      await desk.sql('UPDATE payway SET needs_memo = false WHERE id = $1', [BITCOIN]);
      return refused;
    },
  },
  {
    group: 'withdraw',
    code: 18,
    async refuse(player) {
      await desk.withdraw(player);
      return desk.withdraw(player, { purse_id: 98 });
    },
  },
  { group: 'withdraw', code: 20, refuse: (player) => desk.withdraw(player, { purseNumber: '4111' }) },
  {
    group: 'withdraw',
    code: 21,
    message: 'splitWaiting',
    appended: limit('3000.00'),
    async refuse(player) {
      await desk.withdraw(player);
      await desk.age(player, 60_000);
      return desk.withdraw(player);
    },
  },
  { group: 'withdraw', code: 22, refuse: (player) => desk.withdraw(player, { amount: '0' }) },
  {
    group: 'withdraw',
    code: 23,
    async refuse(player) {
      await giveBonus(desk, player, 1n);
      return desk.withdraw(player);
    },
  },
  {
    group: 'withdraw',
    code: 33,
    async refuse(player) {
      await desk.sql('DELETE FROM payment WHERE user_id = $1', [player.userId]);
      return desk.withdraw(player);
    },
  },
  {
    group: 'withdraw',
    code: 'ABOVE_MAXIMUM',
    appended: limit('300000.00'),
    refuse: (player) => desk.withdraw(player, { amount: '300001' }),
  },
];

const currencies: Row[] = [
  { group: 'currency', code: 3, refuse: (player) => player.request('cash:changeCurrencies', { currencyId: 99 }) },
  { group: 'currency', code: 4, refuse: (player) => player.request('cash:changeCurrencies', { currencyId: 6 }) },
];

/** An amount without the marks that a language puts between its digits. */
const unmarked = (text: string): string => text.replaceAll(/[\s.,]/g, '');

const rows = [...deposits, ...withdrawals, ...currencies].map((row, index) => ({
  ...row,
  lang: languages[index % languages.length] ?? 'ru',
}));

it.each(rows)(
  '$group $code is said in the language of its player, $lang, with what it appends',
  async ({ group, code, appended = {}, message, refuse, lang }) => {
    const refused = await refuse(await desk.customer({ language: lang }));
    expect(refused).toMatchObject({ success: false, code, ...appended });
    expect(refused.msg).toBe(translate(lang, group, message ?? String(code), appended));
    for (const value of Object.values(appended)) expect(unmarked(refused.msg ?? '')).toContain(unmarked(value));
  },
);

it.each(languages.map((lang): [Language] => [lang]))('each code has a text of its own in %s', (lang) => {
  for (const messages of [texts('cashbox'), texts('withdrawals')]) {
    const words = Object.values<string>(messages[lang]);
    expect(new Set(words).size).toBe(words.length);
    expect(Object.keys(messages[lang])).toEqual(Object.keys(messages.ru));
  }
});

it('a withdrawal that is accepted says so by its code, and a change of currency by its success', async () => {
  const player = await desk.customer();
  expect(await desk.withdraw(player)).toMatchObject({ success: true, data: { code: 1 } });
  expect(await player.request('cash:changeCurrencies', { currencyId: 1 })).toMatchObject({ success: true });
});
