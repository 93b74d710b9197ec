import { hash } from 'node:crypto';
import { titles, type Title } from '../catalogue.ts';
import type { Icon } from './icons.ts';
import { letters, linesOf } from './lettering.ts';
import { defsFor, disc, flat, lightOf, middleOf } from './paint.ts';
import { coverTheme, placed, tableThings } from './tables.ts';
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

const skyOf = ([from, to]: Theme['sky']): string =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** The backdrop of a theme, which may be cropped to any window. Undefined for an unknown theme. */
export const drawBackdrop = (theme: string): string | undefined => {
  const look = Object.hasOwn(themes, theme) ? themes[theme] : undefined;
  if (!look) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 ${SIDE} ${SIDE}" preserveAspectRatio="xMidYMid slice"><defs>${skyOf(look.sky)}</defs><path d="M0 0H${SIDE}V${SIDE}H0Z" fill="url(#sky)"/>${scenes[look.scene](numbersOf(theme), look)}</svg>`;
};

/** Number of a title among those of its theme: its picture's arrangement is another than theirs. */
const placeOf = ({ name, theme }: Pick<Title, 'name' | 'theme'>): number =>
  Math.max(
    0,
    titles.filter((title) => title.theme === theme).findIndex((title) => title.name === name),
  );

const SHADOW = '#0a0414';

/** Ways to arrange things of a theme: one large among two, one alone, two that lean on each other, one in a ring, a heap. */
const arrangements: readonly ((all: readonly Icon[], turn: number) => string)[] = [
  ([hero, left, right], turn) =>
    placed(left ?? 'star', 52, 120, 88, -16 - turn) +
    placed(right ?? 'star', 188, 120, 88, 16 + turn) +
    flat(SHADOW, 'M68 152a52 9 0 1 0 104 0a52 9 0 1 0 -104 0Z', 0.4) +
    placed(hero ?? 'star', 120, 86, 138, turn),
  ([hero, left], turn) =>
    placed(left ?? 'star', 200, 48, 54, 18 + turn) +
    flat(SHADOW, 'M52 158a68 11 0 1 0 136 0a68 11 0 1 0 -136 0Z', 0.4) +
    placed(hero ?? 'star', 116, 88, 168, turn - 6),
  ([hero, left, right], turn) =>
    placed(right ?? 'star', 120, 44, 60, turn) +
    placed(left ?? 'star', 168, 104, 112, 18) +
    placed(hero ?? 'star', 84, 96, 132, turn - 12),
  ([hero, ...others], turn) =>
    [0, 1, 2, 3, 4, 5]
      .map((n) => {
        const angle = (Math.PI * (n + 0.5)) / 6;
        return placed(
          others[n % others.length] ?? 'star',
          120 - 92 * Math.cos(angle),
          128 - 92 * Math.sin(angle),
          46,
          n * 12 - 30,
        );
      })
      .join('') + placed(hero ?? 'star', 120, 112, 116, turn),
  ([hero, left, right, fourth], turn) =>
    placed(fourth ?? left ?? 'star', 46, 66, 66, -20) +
    placed(right ?? 'star', 196, 74, 78, 14) +
    placed(left ?? 'star', 60, 132, 96, -8 - turn) +
    placed(hero ?? 'star', 148, 112, 136, 8 + turn),
];

/** The things of a slot's cover. */
const slotThings = (title: Pick<Title, 'name' | 'theme'>, look: Theme, numberOf: (index: number) => number): string => {
  const all = [...look.icons, ...(look.more ?? [])];
  const place = placeOf(title);
  const first = place % all.length;
  const turned = [...all.slice(first), ...all.slice(0, first)];
  const arrange = arrangements[(place + Math.floor(place / all.length)) % arrangements.length];
  return arrange?.(turned, numberOf(25) * 14 - 7) ?? '';
};

/** Four-pointed lights. */
const sparkle = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;

const stop = (at: number, colour: string, opacity: number): string =>
  `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** Light behind the things, dusk around them and shade under the name, in the colours of a theme. */
const lightDefs = ({ ground, sky: [, low] }: Theme): string =>
  `<radialGradient id="glow" cx=".5" cy=".38" r=".6">${stop(0, '#fff', 0.7)}${stop(0.3, ground, 0.55)}${stop(1, ground, 0)}</radialGradient><radialGradient id="dusk" cx=".5" cy=".4" r=".8">${stop(0.5, low, 0)}${stop(1, low, 0.9)}</radialGradient><linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">${stop(0, SHADOW, 0)}${stop(0.8, SHADOW, 0.85)}</linearGradient>`;
const WHOLE = `M0 0H${SIDE}V${SIDE}H0Z`;

/** A title's square cover: things of its theme in an arrangement of its own, in their light, and its name. Deterministic. */
export const drawCover = (title: Pick<Title, 'name' | 'theme' | 'mechanic' | 'provider'>): string => {
  const { name, provider } = title;
  const theme = coverTheme(title);
  const look = themes[theme] ?? themes['gems'];
  if (!look) throw new Error(`no theme ${theme}`);
  const numberOf = numbersOf(`${provider}: ${name}`);
  const hue = Math.round(numberOf(21) * 50 - 25);
  const things = tableThings(title, look, numberOf) ?? slotThings(title, look, numberOf);
  const lines = linesOf(name, LINE_LETTERS);
  const high = lines.length > 2 ? 22 : 28;
  const top = 228 - lines.length * (high + 8);
  const words = lines
    .map((line, n) =>
      letters(line, 120, top + n * (high + 8), high, 214, lightOf(look.letters), middleOf(look.letters)),
    )
    .join('');
  const lights = flat(
    '#fff',
    times(7, (n) =>
      sparkle(
        Math.round(16 + 208 * numberOf(n + 2)),
        Math.round(10 + 130 * numberOf(n + 12)),
        Math.round(3 + 6 * numberOf(n + 22)),
      ),
    ),
    0.85,
  );
  const drawn = `<g style="filter:hue-rotate(${hue}deg)"><path d="${WHOLE}" fill="url(#sky)"/>${scenes[look.scene](numberOf, look)}</g><path d="${WHOLE}" fill="url(#glow)"/><path d="${WHOLE}" fill="url(#dusk)"/>${things}${lights}<path d="M0 120H${SIDE}V${SIDE}H0Z" fill="url(#shade)"/>${words}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${skyOf(look.sky)}${lightDefs(look)}${defsFor(drawn)}</defs>${drawn}</svg>`;
};
