import { palette } from '../../core/art/palette.ts';
import type { ArtFiles } from '../../core/art/svg.ts';
import { dot, element, gradient, picture, ring, stroke } from '../../core/art/svg.ts';

const CENTRE = 48;
const RIM = 37;
const TICKS = 24; // a half

/** A point at a distance from the centre; angles in degrees, 0 is up, clockwise. */
function at(radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 100) / 100;
  return `${round(CENTRE + radius * Math.sin(radians))} ${round(CENTRE - radius * Math.cos(radians))}`;
}

/** The fine scale of one half, from a few degrees off the top to a few off the bottom. */
function scale(from: number): string {
  return Array.from({ length: TICKS }, (_, index) => {
    const degrees = from + 7.5 + (165 / (TICKS - 1)) * index;
    const inner = index % 4 === 0 ? 28.5 : 31.5;
    return `M${at(inner, degrees)}L${at(RIM, degrees)}`;
  }).join('');
}

/** Half a disc of a team, faint. */
function half(side: 'left' | 'right', fill: string): string {
  const turn = side === 'right' ? 1 : 0;
  return element('path', { d: `M${at(24, 0)}A24 24 0 0 ${turn} ${at(24, 180)}Z`, fill });
}

/** Battle: a wheel of two halves; the signal crosses it from one team to the other and names the number. */
export function art(): ArtFiles {
  const tile = picture(96, 96, [
    element('defs', {}, [
      gradient('r', [
        [0, palette.loss, 0.5],
        [1, palette.loss, 0.1],
      ]),
      gradient('b', [
        [0, palette.info, 0.1],
        [1, palette.info, 0.46],
      ]),
    ]),
    half('right', 'url(#r)'),
    half('left', 'url(#b)'),
    stroke(scale(0), palette.loss, 1.8, { 'stroke-opacity': 0.9 }),
    stroke(scale(180), palette.info, 1.8, { 'stroke-opacity': 0.9 }),
    ring(CENTRE, CENTRE, 24, palette.text, 1.4, { 'stroke-opacity': 0.7 }),
    stroke('M48 24V72', palette.text, 1.2, { 'stroke-opacity': 0.35 }),
    stroke('M6 60H20L34 48 44 58 54 38 62 48H74L84 30', palette.win, 2),
    dot(6, 60, 3, palette.win),
    ring(86.4, 26.4, 3.4, palette.win, 2),
    element('path', { d: 'M43.5 5.5H52.5L48 13.5Z', fill: palette.text }),
  ]);
  return { 'battle-tile.svg': tile };
}
