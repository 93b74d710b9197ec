import { hash } from 'node:crypto';
import type { Title } from '../catalogue.ts';
import { icons, type Icon } from './icons.ts';
import { letters, linesOf } from './lettering.ts';
import { defsFor, disc, flat, lightOf } from './paint.ts';
import { themes, type Theme } from './themes.ts';

const SIDE = 240;
const LINE_LETTERS = 11;

/** Pseudo-random numbers from 0 to 1 seeded by a name, so that covers of one theme differ. */
const numbersOf = (name: string): ((index: number) => number) => {
  const bytes = Buffer.from(hash('sha256', name), 'hex');
  return (index) => (bytes[index % bytes.length] ?? 0) / 256;
};

const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(n)).join('');

const ray = (angle: number, width: number): string => {
  const at = (turn: number): string =>
    `${(120 + 220 * Math.cos(turn)).toFixed(0)} ${(104 + 220 * Math.sin(turn)).toFixed(0)}`;
  return `M120 104L${at(angle)}L${at(angle + width)}Z`;
};

const scenes: Readonly<Record<Theme['scene'], (numberOf: (index: number) => number, look: Theme) => string>> = {
  rays: (numberOf, { ground }) => {
    const count = 9 + Math.floor(numberOf(1) * 6);
    return times(count, (n) => flat(ground, ray((2 * Math.PI * (n + numberOf(2))) / count, Math.PI / count), 0.4));
  },
  hills: (numberOf, { ground }) =>
    flat('#fff4d0', disc(40 + 160 * numberOf(1), 50 + 20 * numberOf(2), 26), 0.75) +
    flat(
      ground,
      `M0 ${150 + 30 * numberOf(3)}Q60 ${90 + 40 * numberOf(4)} 120 ${140 + 20 * numberOf(5)}T240 ${120 + 40 * numberOf(6)}V240H0Z`,
      0.6,
    ) +
    flat(ground, `M0 ${190 + 10 * numberOf(7)}Q70 ${140 + 30 * numberOf(8)} 140 180T240 170V240H0Z`, 0.9),
  waves: (numberOf, { ground }) =>
    times(4, (n) => {
      const y = 90 + n * 36 + 12 * numberOf(n);
      return flat(ground, `M0 ${y.toFixed(0)}q30 -22 60 0t60 0t60 0t60 0V240H0Z`, 0.3);
    }) +
    times(9, (n) =>
      flat(
        '#fff',
        disc(Math.round(240 * numberOf(n)), Math.round(200 * numberOf(n + 9)), 2 + 5 * numberOf(n + 18)),
        0.25,
      ),
    ),
  stars: (numberOf, { ground }) =>
    times(28, (n) =>
      flat(
        '#fff',
        disc(Math.round(240 * numberOf(n)), Math.round(240 * numberOf(n + 5)), 0.8 + 1.8 * numberOf(n + 11)),
        0.3 + 0.6 * numberOf(n + 3),
      ),
    ) + flat(ground, disc(200, 210, 60 + 40 * numberOf(1)), 0.5),
  towers: (numberOf, { ground, sky }) =>
    flat('#fff4d0', disc(60 + 120 * numberOf(1), 56, 30), 0.6) +
    times(7, (n) => {
      const [x, top, wide] = [n * 36 - 8, 70 + 90 * numberOf(n + 2), 26 + 12 * numberOf(n + 9)].map(Math.round) as [
        number,
        number,
        number,
      ];
      return flat(
        n % 2 ? ground : sky[1],
        `M${x} 240V${top}L${x + wide / 2} ${top - 26}L${x + wide} ${top}V240Z`,
        0.75,
      );
    }),
  grid: (numberOf, { ground }) =>
    flat(ground, disc(120, 120, 62 + 20 * numberOf(1)), 0.75) +
    `<g stroke="${ground}" stroke-width="1.5" opacity=".7">${times(9, (n) => `<path d="M120 130L${n * 60 - 120} 240"/>`)}${times(5, (n) => `<path d="M0 ${150 + n * n * 5}H240"/>`)}</g>`,
  bubbles: (numberOf) =>
    times(16, (n) =>
      flat(
        '#fff',
        disc(Math.round(240 * numberOf(n)), Math.round(240 * numberOf(n + 7)), Math.round(6 + 22 * numberOf(n + 13))),
        0.14,
      ),
    ),
};

const placed = (icon: Icon, x: number, y: number, side: number, turn: number): string =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${(side / 100).toFixed(2)}) translate(-50 -50)">${icons[icon]}</g>`;

const skyOf = ([from, to]: Theme['sky']): string =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** The backdrop of a theme, which may be cropped to any window. Undefined for an unknown theme. */
export const drawBackdrop = (theme: string): string | undefined => {
  const look = Object.hasOwn(themes, theme) ? themes[theme] : undefined;
  if (!look) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 ${SIDE} ${SIDE}" preserveAspectRatio="xMidYMid slice"><defs>${skyOf(look.sky)}</defs><path d="M0 0H${SIDE}V${SIDE}H0Z" fill="url(#sky)"/>${scenes[look.scene](numbersOf(theme), look)}</svg>`;
};

/** A title's square cover: icons of its theme in its own arrangement, and its name. Deterministic. */
export const drawCover = ({
  name,
  theme,
  mechanic,
  provider,
}: Pick<Title, 'name' | 'theme' | 'mechanic' | 'provider'>): string => {
  const look = themes[theme] ?? themes['gems'];
  if (!look) throw new Error(`no theme ${theme}`);
  const numberOf = numbersOf(`${provider}: ${name}`);
  const all = [...look.icons, ...(look.more ?? [])];
  const first = Math.floor(numberOf(20) * all.length);
  const [hero, left, right] = [0, 1, 2].map((n) => all[(first + n) % all.length] ?? look.icons[0]) as [
    Icon,
    Icon,
    Icon,
  ];
  const hue = Math.round(numberOf(21) * 44 - 22);
  const isTable = ['roulette', 'blackjack', 'keno', 'crash'].includes(mechanic);
  const things =
    isTable && mechanic !== 'crash'
      ? placed(look.icons[0], 120, 92, 150, numberOf(22) * 20 - 10)
      : placed(left, 56, 116, 84, -14 - 8 * numberOf(23)) +
        placed(right, 184, 116, 84, 14 + 8 * numberOf(24)) +
        placed(mechanic === 'crash' ? 'rocket' : hero, 120, 88, 128, numberOf(25) * 16 - 8);
  const lines = linesOf(name, LINE_LETTERS);
  const high = lines.length > 2 ? 22 : 28;
  const top = 228 - lines.length * (high + 8);
  const words = lines
    .map((line, n) => letters(line, 120, top + n * (high + 8), high, 214, lightOf(look.letters)))
    .join('');
  const drawn = `<g style="filter:hue-rotate(${hue}deg)"><path d="M0 0H${SIDE}V${SIDE}H0Z" fill="url(#sky)"/>${scenes[look.scene](numberOf, look)}</g>${things}<path d="M0 130H${SIDE}V${SIDE}H0Z" fill="url(#shade)"/>${words}`;
  const sky = `${skyOf(look.sky)}<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0414" stop-opacity="0"/><stop offset="1" stop-color="#0a0414" stop-opacity=".85"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${sky}${defsFor(drawn)}</defs>${drawn}</svg>`;
};
