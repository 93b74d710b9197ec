import { palette } from '../art/palette.ts';
import type { ArtFiles } from '../art/svg.ts';
import { dot, element, picture, ring, stroke } from '../art/svg.ts';
import type { CurrencyCode } from './currencies.manifest.ts';

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

const coins: Readonly<Record<CurrencyCode, Coin>> = {
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
