import type { LegacyData, legacyRequests } from '../../../contract/legacy.contract.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import type { CurrencyCache } from './currencies.ts';

const BASE = 'RUB';
const euroArea = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK AD MC SM VA ME XK'.split(' ');

/** The currency that people pay with in a country, of those that amounts are shown in. */
const byCountry: ReadonlyMap<string, string> = new Map([
  ['RU', 'RUB'],
  ['KZ', 'KZT'],
  ['UA', 'UAH'],
  ['UZ', 'UZS'],
  ['TR', 'TRY'],
  ['US', 'USD'],
  ...euroArea.map((country) => [country, 'EUR'] as const),
]);

type Handlers = { 'currencyGeoIp:request': GuestCurrency };
type GuestCurrency = CallHandler<(typeof legacyRequests)['currencyGeoIp:request'], LegacyData<'currencyGeoIp:request'>>;

/** `currencyGeoIp:request`: the currency in which a guest is shown amounts, guessed by their country; a player's own. */
export const createGuestCurrencyHandlers = (currencies: CurrencyCache): Handlers => ({
  'currencyGeoIp:request': {
    handle(_payload, { player, country = '' }) {
      if (player) return { currencyId: player.targetCurrencyId };
      const name = byCountry.get(country) ?? BASE;
      const found = currencies.rows().find(({ code, selectable }) => code === name && selectable);
      if (!found) throw new Error(`there is no currency ${name}`);
      return { currencyId: found.id };
    },
  },
});
