import { palette } from '../../core/art/palette.ts';
import type { ArtFiles } from '../../core/art/svg.ts';
import { dot, element, picture, ring, round, stroke } from '../../core/art/svg.ts';

const CENTRE = 48;
const RADIUS = 33;
const GAP = 3.2; // degrees between two shares

const shares = [
  { percent: 40, colour: palette.accent },
  { percent: 26, colour: palette.info },
  { percent: 20, colour: palette.warn },
  { percent: 14, colour: palette.text },
] as const;

/** A point on the ring of shares; angles in degrees, 0 is up, clockwise. */
function at(radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  return `${round(CENTRE + radius * Math.sin(radians))} ${round(CENTRE - radius * Math.cos(radians))}`;
}

/** The shares of the pot, one arc for each player. */
function arcs(): string[] {
  let from = 0;
  return shares.map(({ percent, colour }) => {
    const to = from + percent * 3.6;
    const large = to - from > 180 ? 1 : 0;
    const d = `M${at(RADIUS, from + GAP)}A${RADIUS} ${RADIUS} 0 ${large} 1 ${at(RADIUS, to - GAP)}`;
    from = to;
    return stroke(d, colour, 7, { 'stroke-linecap': 'butt', 'stroke-opacity': 0.85 });
  });
}

const TICKET = 'M33 37H63V43.4A4.6 4.6 0 0 0 63 52.6V59H33V52.6A4.6 4.6 0 0 0 33 43.4Z';

/** Classic: a pot shared out by stake; the signal crosses one ticket and stops in the share that holds it. */
export function art(): ArtFiles {
  const tile = picture(96, 96, [
    ...arcs(),
    ring(CENTRE, CENTRE, 27, palette.border, 1, { 'stroke-opacity': 0.5 }),
    element('path', { d: TICKET, fill: palette.accent, 'fill-opacity': 0.28 }),
    stroke(TICKET, palette.text, 1.6, { 'stroke-opacity': 0.8 }),
    stroke('M55.5 39V57', palette.text, 1.2, { 'stroke-opacity': 0.5, 'stroke-dasharray': '1.5 3' }),
    stroke('M5 70H15L29 48H38L43 42 48 54 52 48H62L77 31', palette.win, 2),
    dot(5, 70, 3, palette.win),
    ring(79.4, 28.4, 3.4, palette.win, 2),
  ]);
  return { 'classic-tile.svg': tile };
}
