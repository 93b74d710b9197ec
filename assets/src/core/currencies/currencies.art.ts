import { palette } from '../art/palette.ts';
import type { ArtFiles } from '../art/svg.ts';
import { dot, element, picture, ring, stroke } from '../art/svg.ts';
import type { CryptoCoin, CurrencyCode } from './currencies.manifest.ts';

interface Coin {
  readonly colour: string;
  readonly lines: string; // drawn on a 32 grid
  readonly pips?: readonly (readonly [x: number, y: number])[];
}

const DOLLAR =
  'M20 12.4C19.4 10.8 17.9 9.9 16 9.9 13.7 9.9 12 11.1 12 12.9 12 17.2 20.2 14.9 20.2 19.2 20.2 21 18.4 22.2 16 22.2 13.9 22.2 12.3 21.2 11.7 19.5M16 7.4V24.7';
const DIE =
  'M12.5 9.5H19.5A3 3 0 0 1 22.5 12.5V19.5A3 3 0 0 1 19.5 22.5H12.5A3 3 0 0 1 9.5 19.5V12.5A3 3 0 0 1 12.5 9.5Z';
const SMALL_DOLLAR =
  'M18.3 13.9C17.9 13 17.1 12.6 16 12.6 14.7 12.6 13.7 13.3 13.7 14.3 13.7 16.7 18.4 15.4 18.4 17.8 18.4 18.8 17.4 19.5 16 19.5 14.8 19.5 13.9 19 13.6 18.1M16 11.2V20.8';

const coins: Readonly<Record<CurrencyCode | CryptoCoin, Coin>> = {
  USD: { colour: palette.win, lines: DOLLAR },
  RUB: { colour: '#FF9E6B', lines: 'M13 24V8.6H17.6A4.3 4.3 0 0 1 17.6 17.2H10.4M10.4 20.6H17.6' },
  EUR: { colour: palette.accent, lines: 'M21.6 11.4A6.6 6.6 0 1 0 21.6 20.6M8.6 14.3H17.4M8.6 17.7H16.4' },
  UAH: {
    colour: palette.warn,
    lines:
      'M11.8 11.4C12.5 9.5 14.1 8.4 16 8.4 18.4 8.4 20.1 9.8 20.1 11.8 20.1 16.4 11.9 15.6 11.9 20.2 11.9 22.2 13.6 23.6 16 23.6 17.9 23.6 19.5 22.5 20.2 20.6M9.4 14.4H22.6M9.4 17.6H22.6',
  },
  KZT: { colour: '#4FD1D9', lines: 'M9.8 9.2H22.2M9.8 13.2H22.2M16 13.2V24' },
  DIC: {
    colour: palette.gold,
    lines: DIE,
    pips: [
      [13, 13],
      [16, 16],
      [19, 19],
    ],
  },
  USDIC: { colour: '#A8E063', lines: `${DIE}${SMALL_DOLLAR}` },
  UZS: { colour: '#7FB2FF', lines: 'M8.6 11.4V17.6A3.1 3.1 0 0 0 14.8 17.6V11.4M17.6 11.4H23.6L17.6 20.7H23.6' },
  TRY: {
    colour: palette.loss,
    lines: 'M13.4 8V23.6C18.2 23.6 21.4 20.8 21.4 16.4M10 16.2L18.4 11.8M10 19.9L18.4 15.5',
  },
  TON: { colour: palette.info, lines: 'M11.6 9.4H20.4L24 14.2 16 23.8 8 14.2ZM8 14.2H24M12.6 14.2 16 23.4 19.4 14.2' },
  BTC: {
    colour: '#F7A73A',
    lines:
      'M12.8 9.8H17.4A3 3 0 0 1 17.4 15.8H12.8M12.8 15.8H18.2A3.2 3.2 0 0 1 18.2 22.2H12.8M12.8 9.8V22.2M10.8 9.8H12.8M10.8 22.2H12.8M14.6 7.8V9.8M17.4 7.8V9.8M14.6 22.2V24.2M17.4 22.2V24.2',
  },
  ETH: { colour: '#8C9EFF', lines: 'M16 7.4 21.6 16 16 19.2 10.4 16ZM10.8 18.8 16 24.6 21.2 18.8' },
  LTC: { colour: '#B8C4D6', lines: 'M15.4 8.4 12.4 21.8H20.8M10.6 17.8 17.8 14.6' },
  TRX: {
    colour: '#FF7A7A',
    lines: 'M9 9.4 20 11.4 23.2 14.4 15 24.4ZM9 9.4 14.4 15.8 20 11.4M14.4 15.8 23.2 14.4M14.4 15.8 15 24.4',
  },
  BNB: {
    colour: '#F3C74B',
    lines:
      'M16 8 19.2 11.2 16 14.4 12.8 11.2ZM16 17.6 19.2 20.8 16 24 12.8 20.8ZM9.8 14.2 11.6 16 9.8 17.8 8 16ZM22.2 14.2 24 16 22.2 17.8 20.4 16Z',
  },
  USDT: {
    colour: '#50C8A0',
    lines:
      'M9.6 9.6H22.4M16 9.6V23.6M16 13.6C11.6 13.6 8.8 14.4 8.8 15.6 8.8 16.8 11.6 17.6 16 17.6 20.4 17.6 23.2 16.8 23.2 15.6 23.2 14.4 20.4 13.6 16 13.6',
  },
};

function draw({ colour, lines, pips = [] }: Coin): string {
  return picture(32, 32, [
    dot(16, 16, 15.5, colour),
    ring(16, 16, 13.6, palette.canvas, 0.9, { 'stroke-opacity': 0.28 }),
    stroke(lines, palette.canvas, 2),
    ...pips.map(([x, y]) => element('circle', { cx: x, cy: y, r: 1.35, fill: palette.canvas })),
  ]);
}

export function art(): ArtFiles {
  return Object.fromEntries(Object.entries(coins).map(([code, coin]) => [`${code.toLowerCase()}.svg`, draw(coin)]));
}
