/** The currencies that have a coin, in the order of their ids 1 to 10. */
export const currencyCodes = ['USD', 'RUB', 'EUR', 'UAH', 'KZT', 'DIC', 'USDIC', 'UZS', 'TRY', 'TON'] as const;

export type CurrencyCode = (typeof currencyCodes)[number];

/** Coins of other networks that the cash desk takes and pays out. */
export const cryptoCoins = ['BTC', 'ETH', 'LTC', 'TRX', 'BNB', 'USDT'] as const;

export type CryptoCoin = (typeof cryptoCoins)[number];

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

/** The same for coins of other networks. */
export const cryptoIcons: Readonly<Record<CryptoCoin, string>> = {
  BTC: new URL('./btc.svg?no-inline', import.meta.url).href,
  ETH: new URL('./eth.svg?no-inline', import.meta.url).href,
  LTC: new URL('./ltc.svg?no-inline', import.meta.url).href,
  TRX: new URL('./trx.svg?no-inline', import.meta.url).href,
  BNB: new URL('./bnb.svg?no-inline', import.meta.url).href,
  USDT: new URL('./usdt.svg?no-inline', import.meta.url).href,
};
