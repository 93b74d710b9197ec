import { palette } from '../../core/art/palette.ts';
import type { ArtFiles } from '../../core/art/svg.ts';
import { dot, element, gradient, picture, ring, stroke } from '../../core/art/svg.ts';

const CENTRE = { x: 48, y: 50 };
const STEP = 360 / 16; // half of the wheel's 32: finer would blur on a tile

// one gold at the top, the red and the blue spread, grey between
const SECTORS = [3, 0, 1, 0, 2, 0, 1, 0, 1, 2, 0, 1, 0, 2, 0, 1] as const;
const COLOURS = [palette.border, palette.info, palette.loss, palette.gold] as const;

/** A point at a distance from the centre; angles in degrees, 0 is up, clockwise. */
function at(radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 100) / 100;
  return `${round(CENTRE.x + radius * Math.sin(radians))} ${round(CENTRE.y - radius * Math.cos(radians))}`;
}

/** One segment of the rim with a gap on either side. */
function segment(index: number, inner: number, outer: number): string {
  const [from, to] = [STEP * (index - 0.5) + 1.6, STEP * (index + 0.5) - 1.6];
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** The rim of one sector. */
function sector(index: number): string {
  const places = SECTORS.flatMap((each, place) => (each === index ? [place] : []));
  const d = places.map((place) => segment(place, index === 3 ? 23 : 26, 37)).join('');
  return element('path', { d, fill: COLOURS[index] ?? palette.border, 'fill-opacity': index === 0 ? 0.55 : 0.95 });
}

/** Wheel of fortune: a rim of segments under a pointer; the signal runs through the hub and comes out as a result. */
export function art(): ArtFiles {
  const tile = picture(96, 96, [
    element('defs', {}, [
      gradient('h', [
        [0, palette.accent, 0.55],
        [1, palette.accent, 0.08],
      ]),
    ]),
    element('circle', { cx: CENTRE.x, cy: CENTRE.y, r: 20, fill: 'url(#h)' }),
    ...[0, 1, 2, 3].map(sector),
    ring(CENTRE.x, CENTRE.y, 40.5, palette.text, 1.2, { 'stroke-opacity': 0.5 }),
    ring(CENTRE.x, CENTRE.y, 20, palette.text, 1.4, { 'stroke-opacity': 0.7 }),
    stroke('M4 62H14L34 50 42 58 50 40 58 52H64L82 34', palette.win, 2),
    dot(4.5, 62, 3, palette.win),
    ring(84.4, 31.4, 3.4, palette.win, 2),
    element('path', { d: 'M43 3.5H53L48 14Z', fill: palette.text }),
  ]);
  return { 'wheel-tile.svg': tile };
}
