import type { Mechanic, Title } from '../catalogue.ts';
import { icons, type Icon } from './icons.ts';
import { letters } from './lettering.ts';
import { darkOf, disc, fill, flat, middleOf, shine, type Paint } from './paint.ts';
import type { Theme } from './themes.ts';

/** Look of tables, draws and climbs of each provider: a theme that its own titles have, and two paints. */
const houses: Readonly<Record<string, { theme: string; paints: readonly [Paint, Paint]; view: number }>> = {
  'Amber Forge': { theme: 'desert', paints: ['orange', 'gold'], view: 0 },
  'Blue Heron': { theme: 'ocean', paints: ['teal', 'blue'], view: 1 },
  'Copper Crown': { theme: 'royal', paints: ['violet', 'red'], view: 2 },
  'Double Lark': { theme: 'forest', paints: ['green', 'gold'], view: 3 },
  'Ember & Oak': { theme: 'dragons', paints: ['orange', 'brown'], view: 4 },
  'Far Lantern': { theme: 'east', paints: ['red', 'gold'], view: 5 },
  'Grand Static': { theme: 'neon', paints: ['pink', 'teal'], view: 6 },
  'Hollow Bell': { theme: 'mystic', paints: ['blue', 'steel'], view: 7 },
};

/** Theme of a title's picture: tables have their house's, so that no two roulettes are alike. */
export const coverTheme = ({ mechanic, provider, theme }: Pick<Title, 'mechanic' | 'provider' | 'theme'>): string =>
  ['roulette', 'blackjack', 'keno', 'crash'].includes(mechanic) ? (houses[provider]?.theme ?? theme) : theme;

/** An icon around a point, `side` wide, turned by degrees. */
export const placed = (icon: Icon, x: number, y: number, side: number, turn: number): string =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${(side / 100).toFixed(2)}) translate(-50 -50)">${icons[icon]}</g>`;

const POCKETS = 18;

const pocket = (n: number): string => {
  const at = (turn: number, r: number): string =>
    `${Math.round(r * Math.sin(turn))} ${Math.round(-r * Math.cos(turn))}`;
  const [from, to] = [(2 * Math.PI * n) / POCKETS, (2 * Math.PI * (n + 1)) / POCKETS];
  return `M${at(from, 84)}A84 84 0 0 1 ${at(to, 84)}L${at(to, 56)}A56 56 0 0 0 ${at(from, 56)}Z`;
};

interface Seen {
  x: number;
  y: number;
  size: number; // part of 200, the wheel's width
  tilt: number; // 1: from above
  turn: number; // degrees
}

/** A roulette wheel of two paints, seen from above or from the table. */
const wheel = ({ x, y, size, tilt, turn }: Seen, [one, other]: readonly [Paint, Paint]): string => {
  const pockets = Array.from({ length: POCKETS }, (_, n) =>
    flat(n === 0 ? '#26c281' : n % 2 === 0 ? darkOf(other) : middleOf(one), pocket(n)),
  ).join('');
  const rods = [0, 45, 90, 135].map((angle) => `<path d="M-30 -4H30V4H-30Z" transform="rotate(${angle})"/>`).join('');
  return `<g transform="translate(${x} ${y}) scale(${size} ${(size * tilt).toFixed(2)})">${flat('#000', disc(0, 16 / tilt, 100), 0.45)}${flat('#5a2b10', disc(0, 9, 100))}${fill('gold', disc(0, 0, 100))}${flat('#2b1208', disc(0, 0, 90))}<g transform="rotate(${turn})">${pockets}${fill('brown', disc(0, 0, 56))}${flat('#fff', disc(0, 0, 50), 0.1)}<g fill="#ffe9a8">${rods}</g></g>${fill('gold', disc(0, 0, 15))}${shine(disc(-5, -5, 5))}<g transform="rotate(${turn + 38})">${fill('white', disc(0, -73, 9))}</g>${shine('M-70 -52A88 88 0 0 1 40 -78A104 104 0 0 0 -70 -52Z', 0.4)}</g>`;
};

const suits = [
  ['#d22f3d', 'M0 24C-34 -2 -20 -28 0 -10C20 -28 34 -2 0 24Z'],
  ['#1b1c28', 'M0 -26C34 0 24 20 4 12L8 24H-8L-4 12C-24 20 -34 0 0 -26Z'],
  ['#d22f3d', 'M0 -28L20 0L0 28L-20 0Z'],
  ['#1b1c28', `${disc(0, -14, 11)}${disc(-13, 4, 11)}${disc(13, 4, 11)}M-3 4H3L7 24H-7Z`],
] as const;

const card = ({ x, y, turn }: { x: number; y: number; turn: number }, rank: string, suit: number): string => {
  const [ink, shape] = suits[suit % suits.length] ?? suits[0];
  const mark = (scale: number, dx: number, dy: number): string =>
    `<path d="${shape}" fill="${ink}" transform="translate(${dx} ${dy}) scale(${scale})"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${flat('#000', 'M-36 -46H48V62H-36Z', 0.35)}${fill('white', 'M-42 -50Q-42 -58 -34 -58H34Q42 -58 42 -50V50Q42 58 34 58H-34Q-42 58 -42 50Z')}${mark(1.25, 4, 10)}${letters(rank, -24, -50, 22, 22, ink)}${mark(0.35, -24, -18)}</g>`;
};

const ball = (x: number, y: number, r: number, paint: Paint, number: number): string =>
  flat('#000', disc(x + 4, y + 7, r), 0.35) +
  fill(paint, disc(x, y, r)) +
  flat('#fff', disc(x, y, r * 0.58)) +
  letters(String(number), x, y - r * 0.34, r * 0.68, r * 0.84, '#fff') +
  shine(disc(x - r * 0.42, y - r * 0.5, r * 0.17), 0.9);

const chip = (x: number, y: number, paint: Paint): string =>
  `<g transform="translate(${x} ${y}) scale(1 .42)">${flat('#000', disc(0, 26, 30), 0.4)}${flat(darkOf(paint), disc(0, 18, 30))}${fill(paint, disc(0, 0, 30))}<circle r="25" fill="none" stroke="#fff" stroke-width="7" stroke-dasharray="13 13"/>${flat('#fff', disc(0, 0, 14), 0.35)}</g>`;

const stack = (x: number, y: number, count: number, paints: readonly [Paint, Paint]): string =>
  Array.from({ length: count }, (_, n) => chip(x + (n % 2), y - n * 9, paints[n % 2] ?? paints[0])).join('');

const views: readonly Seen[] = [
  { x: 120, y: 92, size: 0.84, tilt: 1, turn: 12 },
  { x: 120, y: 100, size: 1.05, tilt: 0.62, turn: 30 },
  { x: 60, y: 60, size: 1.24, tilt: 1, turn: 70 },
  { x: 150, y: 88, size: 0.8, tilt: 0.8, turn: 140 },
  { x: 120, y: 136, size: 1.3, tilt: 0.74, turn: 200 },
  { x: 128, y: 84, size: 0.74, tilt: 1, turn: 250 },
  { x: 190, y: 66, size: 1.3, tilt: 0.92, turn: 310 },
  { x: 96, y: 104, size: 1, tilt: 0.5, turn: 100 },
];

const balls: Readonly<Record<number, readonly (readonly [x: number, y: number, r: number])[]>> = {
  0: [[70, 66, 30], [168, 70, 34], [118, 104, 44]],
  1: [[56, 112, 32], [104, 70, 30], [156, 84, 36], [196, 128, 26]],
  3: [[120, 84, 54], [48, 120, 26], [194, 118, 28], [60, 44, 20]],
  5: [[60, 50, 26], [120, 50, 26], [180, 50, 26], [90, 100, 28], [150, 100, 28]],
  6: [[62, 88, 40], [146, 58, 34], [172, 122, 40]],
  7: [[120, 52, 32], [82, 108, 34], [158, 108, 34], [36, 60, 18], [204, 60, 18]],
}; // prettier-ignore

const hands: Readonly<Record<number, readonly (readonly [rank: string, suit: number])[]>> = {
  0: [['A', 1], ['J', 0]],
  2: [['K', 0], ['A', 3], ['Q', 2]],
  4: [['Q', 3], ['A', 0]],
  7: [['A', 2], ['K', 1], ['J', 3]],
}; // prettier-ignore

const climbs: Readonly<Record<number, Icon>> = { 1: 'rocket', 3: 'raven', 5: 'lantern', 6: 'bolt' };
const ballPaints: readonly Paint[] = ['gold', 'red', 'blue', 'green', 'violet', 'pink', 'orange', 'teal'];

/** The objects of a cover of a table, a draw or a climb; undefined for slots. `numberOf`: numbers of the title, from 0 to 1. */
export const tableThings = (
  { mechanic, provider }: { mechanic: Mechanic; provider: string },
  look: Theme,
  numberOf: (index: number) => number,
): string | undefined => {
  const { view, paints } = houses[provider] ?? { view: 0, paints: ['red', 'gold'] as const };
  switch (mechanic) {
    case 'roulette': {
      const seen = views[view] ?? views[0];
      const isLeft = (seen?.x ?? 0) > 120;
      return (
        seen &&
        `${wheel(seen, paints)}${placed(look.icons[view % 3] ?? look.icons[0], isLeft ? 50 : 194, 62, 66, isLeft ? -12 : 12)}${stack(isLeft ? 52 : 196, 150, 3 + (view % 3), paints)}`
      );
    }
    case 'blackjack': {
      const hand = hands[view] ?? [['A', 1], ['K', 0]] as const; // prettier-ignore
      const middle = (hand.length - 1) / 2;
      const fan = hand.map(([rank, suit], n) =>
        card({ x: 120 + (n - middle) * 50, y: 92 + Math.abs(n - middle) * 8, turn: (n - middle) * 16 }, rank, suit),
      );
      return `${placed(look.icons[view % 3] ?? look.icons[0], 40, 60, 60, -14)}${fan.join('')}${stack(48, 152, 3, paints)}${stack(196, 152, 2, [paints[1], paints[0]])}`;
    }
    case 'keno': {
      const drawn = (balls[view] ?? balls[0] ?? []).map(([x, y, r], n) =>
        ball(x, y, r, ballPaints[(view + n) % ballPaints.length] ?? 'gold', 1 + Math.floor(numberOf(n + 3) * 79)),
      );
      return `${placed(look.icons[view % 3] ?? look.icons[0], view % 2 ? 204 : 36, 36, 56, 10)}${drawn.join('')}`;
    }
    case 'crash': {
      const rise = `M-4 196C70 190 140 ${160 + view * 3} ${170 + view * 3} ${66 + view * 2}`;
      return `${flat(middleOf(paints[0]), `${rise}V240H-4Z`, 0.3)}<path d="${rise}" fill="none" stroke="${middleOf(paints[1])}" stroke-width="12" stroke-linecap="round" opacity=".45"/><path d="${rise}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>${placed(climbs[view] ?? 'rocket', 158 + view * 3, 74, 112, 20)}`;
    }
    default:
      return undefined;
  }
};
