import { palette } from '../../core/art/palette.ts';
import type { ArtFiles } from '../../core/art/svg.ts';
import { dot, element, gradient, picture, ring, stroke } from '../../core/art/svg.ts';

/** The coin's two faces: heads is a sun of one ring and rays, tails a star of four points. */
const STAR = 'M63 27 66 34 73 37 66 40 63 47 60 40 53 37 60 34Z';
const RAYS = 8;

const rays = Array.from({ length: RAYS }, (_, index) => {
  const angle = (index / RAYS) * Math.PI * 2 + Math.PI / RAYS;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return `M${(38 + x * 11).toFixed(2)} ${(50 + y * 11).toFixed(2)}L${(38 + x * 15).toFixed(2)} ${(50 + y * 15).toFixed(2)}`;
}).join('');

/** Coinflip: one coin seen twice, heads before tails; the signal enters behind it and leaves through its face. */
export function art(): ArtFiles {
  const tile = picture(96, 96, [
    element('defs', {}, [
      gradient('h', [
        [0, palette.gold, 0.95],
        [1, palette.gold, 0.5],
      ]),
      gradient('t', [
        [0, palette.accent, 0.6],
        [1, palette.accent, 0.2],
      ]),
    ]),
    stroke('M6 78H20L34 64', palette.win, 2),
    dot(6, 78, 3, palette.win),
    element('circle', { cx: 63, cy: 37, r: 25, fill: 'url(#t)' }),
    ring(63, 37, 25, palette.text, 1.6, { 'stroke-opacity': 0.75 }),
    ring(63, 37, 20, palette.text, 1, { 'stroke-opacity': 0.35 }),
    element('path', { d: STAR, fill: palette.text, 'fill-opacity': 0.9 }),
    element('circle', { cx: 38, cy: 50, r: 25, fill: palette.canvas }),
    element('circle', { cx: 38, cy: 50, r: 25, fill: 'url(#h)' }),
    ring(38, 50, 25, palette.text, 1.6, { 'stroke-opacity': 0.75 }),
    ring(38, 50, 20, palette.canvas, 1.2, { 'stroke-opacity': 0.55 }),
    ring(38, 50, 7, palette.canvas, 2.4),
    stroke(rays, palette.canvas, 2.4),
    stroke('M58 70 66 78H82', palette.win, 2),
    ring(86, 78, 3.4, palette.win, 2),
  ]);
  return { 'coinflip-tile.svg': tile };
}
