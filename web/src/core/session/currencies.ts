import { useQuery } from '@tanstack/react-query';
import type { Currency } from 'server/contract';
import { legacy } from '../connection/connection.ts';
import { queryClient } from '../connection/query.ts';
import { currentSession, patchProfile } from './session.ts';

const HOUR_MS = 3_600_000;

/** The base unit, in which the server counts. */
export const BASE_CURRENCY: Currency = { id: 2, name: 'RUB', course: '1', image: 'RUB', selectable: true };

/** Key of the currencies among what was asked for. */
export const CURRENCIES = ['cash:loadCurrencies'];

const currencies = {
  queryKey: CURRENCIES,
  queryFn: () => legacy('cash:loadCurrencies', {}),
  staleTime: HOUR_MS,
};

/** All currencies; none until they are loaded. */
export const useCurrencies = (): readonly Currency[] => useQuery(currencies).data ?? [];

/** The player's currency, for what is said outside a component. */
export const loadCurrency = async (): Promise<Currency> => {
  const { profile } = currentSession();
  const found = await queryClient.fetchQuery(currencies).catch(() => []);
  return found.find(({ id }) => id === profile?.targetCurrency) ?? BASE_CURRENCY;
};

/** The currency that the server guesses for a guest by where they are; undefined until it is known. */
export const useGuestCurrencyId = (isGuest: boolean): number | undefined =>
  useQuery({
    queryKey: ['currencyGeoIp:request'],
    queryFn: () => legacy('currencyGeoIp:request', {}),
    staleTime: Infinity,
    enabled: isGuest,
  }).data?.currencyId;

/** Chooses the player's currency; rejects with CallError. */
export const changeCurrency = async (currencyId: number): Promise<void> => {
  const answer = await legacy('cash:changeCurrencies', { currencyId });
  patchProfile({ targetCurrency: answer.currencyId });
};
