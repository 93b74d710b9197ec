import { icons, type Icon } from './icons.ts';
import { letters } from './lettering.ts';
import { corners, darkOf, defsFor, disc, fill, flat, lightOf, middleOf, shine, type Paint } from './paint.ts';
import { themes, type Theme } from './themes.ts';

/** First index of cluster symbols, after those of reels. */
export const FIRST_COLOUR = 10;

const CARDS = ['A', 'K', 'Q', 'J'] as const;
const cardPaints: readonly Paint[] = ['red', 'violet', 'blue', 'green'];

const picture = (drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><defs>${defsFor(drawn)}</defs>${drawn}</svg>`;

const wild = ({ letters: paint }: Theme): string =>
  fill('gold', corners(10, 50, 50, 49, 42)) +
  fill(paint, disc(50, 50, 37)) +
  shine('M20 38A34 34 0 0 1 80 38Q50 26 20 38Z', 0.35) +
  letters('WILD', 50, 37, 26, 62, '#fff');

const card = (index: number): string => {
  const paint = cardPaints[index] ?? 'blue';
  return (
    flat(darkOf(paint), 'M14 22Q14 12 24 12H76Q86 12 86 22V78Q86 88 76 88H24Q14 88 14 78Z', 0.55) +
    `<path d="M14 22Q14 12 24 12H76Q86 12 86 22V78Q86 88 76 88H24Q14 88 14 78Z" fill="none" stroke="${middleOf(paint)}" stroke-width="3"/>` +
    letters(CARDS[index] ?? 'A', 50, 26, 48, 48, lightOf(paint))
  );
};

/** Cluster colours, each with its own shape. */
const colours: readonly (readonly [paint: Paint, shape: string])[] = [
  ['red', corners(4, 50, 50, 46)],
  ['gold', corners(5, 50, 54, 47, 25)],
  ['violet', corners(6, 50, 50, 43)],
  ['blue', 'M50 4Q86 44 84 62Q80 94 50 94Q20 94 16 62Q14 44 50 4Z'],
  ['green', 'M22 12H78Q88 12 88 22V78Q88 88 78 88H22Q12 88 12 78V22Q12 12 22 12Z'],
  ['pink', disc(50, 50, 41)],
];

const gems: readonly Icon[] = ['ruby', 'topaz', 'amethyst', 'sapphire', 'emerald', 'opal'];

const colour = (index: number, { icons: [, , icon] }: Theme): string | undefined => {
  const [paint, shape] = colours[index] ?? [];
  if (!paint || shape === undefined) return undefined;
  if (icon === 'emerald') return icons[gems[index] ?? icon];
  return `${fill(paint, shape)}<g transform="translate(27 29) scale(.46)" opacity=".9">${icons[icon]}</g>${shine(disc(33, 32, 6), 0.7)}`;
};

/**
 * A symbol of a theme: 0 is the wild, then three high-paying and four low-paying ones; from FIRST_COLOUR on cluster colours.
 * Undefined for an unknown theme or symbol.
 */
export const drawSymbol = (theme: string, symbol: number): string | undefined => {
  const look = Object.hasOwn(themes, theme) ? themes[theme] : undefined;
  if (!look || !Number.isInteger(symbol) || symbol < 0) return undefined;
  if (symbol >= FIRST_COLOUR) {
    const drawn = colour(symbol - FIRST_COLOUR, look);
    return drawn === undefined ? undefined : picture(drawn);
  }
  if (symbol === 0) return picture(wild(look));
  const dear = look.icons[symbol - 1];
  if (dear) return picture(icons[dear]);
  if (symbol > 7) return undefined;
  const cheap = look.cheap?.[symbol - 4];
  return picture(cheap ? icons[cheap] : card(symbol - 4));
};
