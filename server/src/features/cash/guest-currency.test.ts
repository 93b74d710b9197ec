import { loadCurrencies } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Player } from '../../core/auth/players.ts';
import type { Caller } from '../../core/realtime/dispatcher.ts';
import { createCurrencies, type CurrencyCache } from './currencies.ts';
import { createGuestCurrencyHandlers } from './guest-currency.ts';

let db: TestDatabase;
let currencies: CurrencyCache;

beforeAll(async () => {
  db = await createTestDatabase();
  currencies = await createCurrencies(() => loadCurrencies(db.pool));
});
afterAll(() => db.drop());

const guest: Caller = { player: undefined, sessionId: undefined, sessionExpiresAt: 0, socketId: 'socket', lang: 'en' };

const currencyFor = async (caller: Partial<Caller>): Promise<string | undefined> => {
  const { handle } = createGuestCurrencyHandlers(currencies)['currencyGeoIp:request'];
  const { currencyId } = await handle({}, { ...guest, ...caller });
  return currencies.find(currencyId)?.name;
};

it.each([
  ['RU', 'RUB'],
  ['KZ', 'KZT'],
  ['UA', 'UAH'],
  ['UZ', 'UZS'],
  ['TR', 'TRY'],
  ['US', 'USD'],
  ['DE', 'EUR'],
  ['HR', 'EUR'],
  ['GB', 'RUB'],
  [undefined, 'RUB'],
  ['constructor', 'RUB'],
])('shows a guest from %s amounts in %s', async (country, currency) => {
  expect(await currencyFor({ country })).toBe(currency);
});

it('shows a player their own', async () => {
  expect(await currencyFor({ country: 'KZ', player: { targetCurrencyId: 3 } as Player })).toBe('EUR');
});
