import { palette } from '../art/palette.ts';
import type { ArtFiles } from '../art/svg.ts';
import { dot, element, gradient, picture, ring, round, stroke } from '../art/svg.ts';

const SIZE = 120;
const MIDDLE = SIZE / 2;

type Point = readonly [x: number, y: number];

function polar(radius: number, turn: number): Point {
  const angle = 2 * Math.PI * (turn - 0.25);
  return [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)];
}

function line(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
}

function polygon(sides: number, radius: number, turn = 0): string {
  return line(
    Array.from({ length: sides }, (_, i) => polar(radius, turn + i / sides)),
    true,
  );
}

/** A signal drawn across the picture: a ground line that rises under a bell, `amplitude` high. */
function signal(y: number, amplitude: number, waves: number, phase = 0): string {
  const points = Array.from({ length: 61 }, (_, i): Point => {
    const x = 14 + (i * (SIZE - 28)) / 60;
    const bell = Math.exp(-(((x - MIDDLE) / 22) ** 2));
    return [x, y - amplitude * bell * Math.cos(2 * Math.PI * (waves * (i / 60) + phase))];
  });
  return line(points);
}

/** Nested hexagons whose corners the line visits. */
function hexagons(colour: string): string[] {
  return [
    ...[18, 30, 42].map((radius, i) => stroke(polygon(6, radius), colour, 2, { opacity: 0.95 - i * 0.27 })),
    stroke(
      line([polar(42, 4 / 6), polar(18, 5 / 6), [MIDDLE, MIDDLE], polar(18, 2 / 6), polar(42, 1 / 6)]),
      palette.text,
      2,
    ),
    dot(...polar(42, 4 / 6), 3.4, palette.text),
    dot(...polar(42, 1 / 6), 4.4, palette.surface3, { stroke: palette.text, 'stroke-width': 2 }),
  ];
}

/** A stack of signals, one behind the other. */
function horizon(colour: string): string[] {
  const rows = [36, 48, 60, 72, 84];
  return rows.map((y, i) =>
    stroke(signal(y, 22 - i * 2, 2 + i, i * 0.13), i === 2 ? palette.text : colour, 2, { opacity: i === 2 ? 1 : 0.7 }),
  );
}

/** Rings with an opening that turns inwards. */
function orbits(colour: string): string[] {
  const arcs = [14, 23, 32, 41].map((radius, i) => {
    const [x1, y1] = polar(radius, 0.08 + i * 0.19);
    const [x2, y2] = polar(radius, 0.86 + i * 0.19);
    const d = `M${round(x1)} ${round(y1)}A${radius} ${radius} 0 1 1 ${round(x2)} ${round(y2)}`;
    return stroke(d, colour, 2.2, { opacity: 1 - i * 0.2 });
  });
  return [...arcs, dot(MIDDLE, MIDDLE, 4, palette.text), dot(...polar(41, 0.08 + 3 * 0.19), 3.4, palette.text)];
}

/** A prism: a line goes in on the left and leaves in three. */
function prism(colour: string): string[] {
  const inside: Point = [50, 62];
  const out = [44, 56, 68].map((y) =>
    stroke(
      line([
        [75.5 + (y - 44) * 0.12, 56 + (y - 44) * 0.2],
        [106, y],
      ]),
      colour,
      2,
      { opacity: 0.9 },
    ),
  );
  return [
    stroke(line([[14, 74], inside]), palette.text, 2),
    stroke(line([inside, [77, 58.4]]), palette.text, 2, { opacity: 0.4 }),
    ...out,
    stroke(
      line(
        [
          [60, 30],
          [92, 86],
          [28, 86],
        ],
        true,
      ),
      colour,
      2.4,
    ),
    dot(14, 74, 3.4, palette.text),
  ];
}

/** A square turned in steps around one point. */
function turns(colour: string): string[] {
  const squares = Array.from({ length: 6 }, (_, i) =>
    stroke(polygon(4, 44 - i * 6.2, i * 0.035), colour, 2, { opacity: 0.4 + i * 0.12 }),
  );
  return [...squares, dot(MIDDLE, MIDDLE, 4, palette.text)];
}

/** Points on a circle, joined by chords: a star without a beginning. */
function chords(colour: string): string[] {
  const points = Array.from({ length: 9 }, (_, i) => polar(42, i / 9));
  const order = Array.from({ length: 9 }, (_, i) => polar(42, ((i * 4) % 9) / 9));
  return [
    ring(MIDDLE, MIDDLE, 42, colour, 1.6, { opacity: 0.35 }),
    stroke(line(order, true), colour, 1.8),
    ...points.map(([x, y], i) => dot(x, y, i === 0 ? 4 : 2.4, i === 0 ? palette.text : colour)),
  ];
}

function avatar(colour: string, figure: string[]): string {
  return picture(SIZE, SIZE, [
    element('defs', {}, [
      gradient('g', [
        [0, colour, 0.3],
        [1, colour, 0.08],
      ]),
    ]),
    element('rect', { width: SIZE, height: SIZE, fill: palette.surface2 }),
    element('rect', { width: SIZE, height: SIZE, fill: 'url(#g)' }),
    ...figure,
  ]);
}

export function art(): ArtFiles {
  return {
    'avatar-1.svg': avatar(palette.accent, hexagons(palette.accent)),
    'avatar-2.svg': avatar(palette.win, horizon(palette.win)),
    'avatar-3.svg': avatar(palette.loss, orbits(palette.loss)),
    'avatar-4.svg': avatar(palette.info, prism(palette.info)),
    'avatar-5.svg': avatar(palette.gold, turns(palette.gold)),
    'avatar-6.svg': avatar(palette.warn, chords(palette.warn)),
  };
}
