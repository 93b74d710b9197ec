import { palette } from '../../core/art/palette.ts';
import type { ArtFiles } from '../../core/art/svg.ts';
import { dot, element, gradient, picture, ring, round, stroke } from '../../core/art/svg.ts';

const HALF_WIDTH = 13.6;
const HALF_HEIGHT = 8.4;
const THICKNESS = 5;

/** The middle of a plate's top: column goes down to the right, row down to the left. */
const middle = (column: number, row: number): [x: number, y: number] => [
  48 + (column - row) * 15,
  27 + (column + row) * 9.3,
];

type Face = 'closed' | 'open' | 'mine';

const tops: Record<Face, string> = { closed: 'url(#c)', open: 'url(#o)', mine: 'url(#m)' };
const sides: Record<Face, string> = { closed: palette.accent, open: palette.win, mine: palette.loss };

/** One glass plate: a top and the two sides that are seen. An open one has sunk. */
function plate(column: number, row: number, face: Face): string {
  const [x, top] = middle(column, row);
  const y = face === 'closed' ? top : top + 3.4;
  const depth = face === 'closed' ? THICKNESS : THICKNESS - 3;
  const [left, right, down] = [round(x - HALF_WIDTH), round(x + HALF_WIDTH), round(y + HALF_HEIGHT)];
  const rhombus = `M${round(x)} ${round(y - HALF_HEIGHT)} ${right} ${round(y)} ${round(x)} ${down} ${left} ${round(y)}Z`;
  return [
    element('path', {
      d: `M${left} ${round(y)} ${round(x)} ${down} ${right} ${round(y)}v${depth}L${round(x)} ${round(y + HALF_HEIGHT + depth)} ${left} ${round(y + depth)}Z`,
      fill: sides[face],
      'fill-opacity': 0.22,
    }),
    element('path', { d: rhombus, fill: tops[face] }),
    stroke(rhombus, face === 'closed' ? palette.text : sides[face], 1.3, { 'stroke-opacity': 0.7 }),
  ].join('');
}

const field: readonly (readonly Face[])[] = [
  ['closed', 'mine', 'closed'],
  ['open', 'open', 'open'],
  ['closed', 'closed', 'closed'],
];

/** Mines: a field of glass plates; the signal runs over the safe ones and passes by the mine. */
export function art(): ArtFiles {
  const tile = picture(96, 96, [
    element('defs', {}, [
      gradient('c', [
        [0, palette.accent, 0.85],
        [1, palette.accent, 0.4],
      ]),
      gradient('o', [
        [0, palette.win, 0.4],
        [1, palette.win, 0.14],
      ]),
      gradient('m', [
        [0, palette.loss, 0.5],
        [1, palette.loss, 0.16],
      ]),
    ]),
    ...field.flatMap((faces, row) => faces.map((face, column) => plate(column, row, face))),
    dot(63, 36, 6.4, palette.canvas),
    ring(63, 36, 6.4, palette.loss, 1.8),
    dot(61.2, 34, 1.5, palette.loss),
    stroke('M6 52H16L33 39.7 63 58.3 76 66H84', palette.win, 2),
    dot(6, 52, 3, palette.win),
    ring(88, 66, 3.4, palette.win, 2),
  ]);
  return { 'mines-tile.svg': tile };
}
