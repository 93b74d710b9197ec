import { useQuery } from '@tanstack/react-query';
import type { Currency } from 'server/contract';
import { legacy } from '../connection/connection.ts';
import { patchProfile } from './session.ts';

const HOUR_MS = 3_600_000;

/** All currencies; none until they are loaded. */
export const useCurrencies = (): readonly Currency[] =>
  useQuery({
    queryKey: ['cash:loadCurrencies'],
    queryFn: () => legacy('cash:loadCurrencies', {}),
    staleTime: HOUR_MS,
  }).data ?? [];

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
