import { palette } from '../../core/art/palette.ts';
import type { ArtFiles } from '../../core/art/svg.ts';
import { dot, element, gradient, picture, ring, stroke } from '../../core/art/svg.ts';

const TOP = 'M48 14 78 30 48 46 18 30Z';
const LEFT = 'M18 30 48 46V80L18 64Z';
const RIGHT = 'M48 46 78 30V64L48 80Z';

/** A pip lies in its face: an ellipse drawn through that face's own axes. */
function pip(face: string, x: number, y: number): string {
  return element('circle', { r: 3.6, fill: palette.text, transform: `translate(${x} ${y}) ${face}` });
}

const ON_TOP = 'matrix(.94 .5 -.94 .5 0 0)';
const ON_LEFT = 'matrix(.94 .5 0 1 0 0)';
const ON_RIGHT = 'matrix(.94 -.5 0 1 0 0)';

/** Dice: a die of glass; the signal enters as a seed, crosses it, and leaves as a result. */
export function art(): ArtFiles {
  const tile = picture(96, 96, [
    element('defs', {}, [
      gradient('t', [
        [0, palette.accent, 0.95],
        [1, palette.accent, 0.55],
      ]),
      gradient('l', [
        [0, palette.accent, 0.5],
        [1, palette.accent, 0.16],
      ]),
      gradient('r', [
        [0, palette.info, 0.46],
        [1, palette.info, 0.12],
      ]),
    ]),
    element('path', { d: TOP, fill: 'url(#t)' }),
    element('path', { d: LEFT, fill: 'url(#l)' }),
    element('path', { d: RIGHT, fill: 'url(#r)' }),
    stroke(`${TOP}${LEFT}${RIGHT}`, palette.text, 1.6, { 'stroke-opacity': 0.75 }),
    pip(ON_TOP, 48, 30),
    pip(ON_LEFT, 26, 44),
    pip(ON_LEFT, 40, 66),
    pip(ON_RIGHT, 56, 66),
    pip(ON_RIGHT, 63, 55),
    pip(ON_RIGHT, 70, 44),
    stroke('M6 72H16L26 44 40 66 56 66 63 55 70 44 80 58H84', palette.win, 2),
    dot(6, 72, 3, palette.win),
    ring(88, 58, 3.4, palette.win, 2),
  ]);
  return { 'dice-tile.svg': tile };
}
