import type { Picture } from '../studio/picture.ts';

/** Rendered by `currencies.scene.py`. */
export const currenciesPictures = {
  usdCoin: {
    url: new URL('./usd-coin.webp?no-inline', import.meta.url).href,
    width: 128,
    height: 128,
    frames: 1,
    columns: 1,
  },
  rubCoin: {
    url: new URL('./rub-coin.webp?no-inline', import.meta.url).href,
    width: 128,
    height: 128,
    frames: 1,
    columns: 1,
  },
  eurCoin: {
    url: new URL('./eur-coin.webp?no-inline', import.meta.url).href,
    width: 128,
    height: 128,
    frames: 1,
    columns: 1,
  },
  uahCoin: {
    url: new URL('./uah-coin.webp?no-inline', import.meta.url).href,
    width: 128,
    height: 128,
    frames: 1,
    columns: 1,
  },
  kztCoin: {
    url: new URL('./kzt-coin.webp?no-inline', import.meta.url).href,
    width: 128,
    height: 128,
    frames: 1,
    columns: 1,
  },
  dicCoin: {
    url: new URL('./dic-coin.webp?no-inline', import.meta.url).href,
    width: 128,
    height: 128,
    frames: 1,
    columns: 1,
  },
  usdicCoin: {
    url: new URL('./usdic-coin.webp?no-inline', import.meta.url).href,
    width: 128,
    height: 128,
    frames: 1,
    columns: 1,
  },
  uzsCoin: {
    url: new URL('./uzs-coin.webp?no-inline', import.meta.url).href,
    width: 128,
    height: 128,
    frames: 1,
    columns: 1,
  },
  tryCoin: {
    url: new URL('./try-coin.webp?no-inline', import.meta.url).href,
    width: 128,
    height: 128,
    frames: 1,
    columns: 1,
  },
  tonCoin: {
    url: new URL('./ton-coin.webp?no-inline', import.meta.url).href,
    width: 128,
    height: 128,
    frames: 1,
    columns: 1,
  },
  cryptoKey: {
    url: new URL('./crypto-key.webp?no-inline', import.meta.url).href,
    width: 960,
    height: 400,
    frames: 1,
    columns: 1,
  },
} as const satisfies Record<string, Picture>;
