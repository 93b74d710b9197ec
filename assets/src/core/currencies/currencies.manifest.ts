/** The currencies that have a coin, in the order of their ids 1 to 10. */
export const currencyCodes = ['USD', 'RUB', 'EUR', 'UAH', 'KZT', 'DIC', 'USDIC', 'UZS', 'TRY', 'TON'] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

/** A round coin per currency, legible from 16 px. */
export const currencyIcons: Readonly<Record<CurrencyCode, string>> = {
  USD: new URL('./usd.svg?no-inline', import.meta.url).href,
  RUB: new URL('./rub.svg?no-inline', import.meta.url).href,
  EUR: new URL('./eur.svg?no-inline', import.meta.url).href,
  UAH: new URL('./uah.svg?no-inline', import.meta.url).href,
  KZT: new URL('./kzt.svg?no-inline', import.meta.url).href,
  DIC: new URL('./dic.svg?no-inline', import.meta.url).href,
  USDIC: new URL('./usdic.svg?no-inline', import.meta.url).href,
  UZS: new URL('./uzs.svg?no-inline', import.meta.url).href,
  TRY: new URL('./try.svg?no-inline', import.meta.url).href,
  TON: new URL('./ton.svg?no-inline', import.meta.url).href,
};
