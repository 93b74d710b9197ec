import { letter } from '../art/lettering.ts';
import { palette } from '../art/palette.ts';
import type { ArtFiles } from '../art/svg.ts';
import { dot, element, gradient, picture, ring, round, stroke } from '../art/svg.ts';

const HOUSE = 'M13 53V27.5L32 11 51 27.5V53Z';
const SIGNAL = 'M5 43H18.5L25 34.5 32 46 39 29.5 45 40H56';

/** The mark on a 64 grid: a house of glass, and the signal line that passes through it in plain sight. */
function mark(width: number): string[] {
  return [
    element('defs', {}, [
      gradient('g', [
        [0, palette.accent, 0.34],
        [1, palette.info, 0.06],
      ]),
    ]),
    element('path', { d: HOUSE, fill: 'url(#g)' }),
    stroke('M32 11V53M13 27.5H51', palette.text, width * 0.5, { opacity: 0.22 }),
    stroke(HOUSE, palette.text, width),
    stroke(SIGNAL, palette.accent, width * 1.15),
    dot(5, 43, width * 1.3, palette.accent),
    ring(58.8, 40, width * 1.2, palette.accent, width * 0.9),
  ];
}

/** The mark on the product's own ground for a home screen: full bleed, and inside the circle a phone may cut. */
function appIcon(): string {
  const scale = 0.76;
  const offset = round(32 - 32 * scale);
  return picture(64, 64, [
    element('rect', { width: 64, height: 64, fill: palette.canvas }),
    element('g', { transform: `translate(${offset} ${offset}) scale(${scale})` }, mark(2.2)),
  ]);
}

/** A tab's 16 pixels hold the house and one beat of the signal, nothing else. */
function favicon(): string {
  const house = 'M12 54V27L32 9 52 27V54Z';
  return picture(64, 64, [
    element('rect', { width: 64, height: 64, rx: 14, fill: palette.canvas }),
    element('path', { d: house, fill: palette.accent, 'fill-opacity': 0.22 }),
    stroke(house, palette.text, 5),
    stroke('M12 42H22L28 32 36 48 42 38H52', palette.accent, 5),
  ]);
}

async function wordmark(): Promise<string> {
  const { path, width, unitsPerEm } = await letter('Glasshouse', 600, -22);
  const scale = 38 / unitsPerEm;
  const letters = element('path', {
    d: path,
    fill: palette.text,
    transform: `translate(76 45.5) scale(${scale} -${scale})`,
  });
  return picture(Math.ceil(76 + width * scale + 4), 64, [...mark(1.9), letters]);
}

export async function art(): Promise<ArtFiles> {
  return {
    'logo.svg': picture(64, 64, mark(1.9)),
    'logo-wordmark.svg': await wordmark(),
    'favicon.svg': favicon(),
    'app-icon.svg': appIcon(),
  };
}
