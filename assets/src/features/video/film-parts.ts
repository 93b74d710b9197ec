import { palette } from '../../core/art/palette.ts';
import { dot, element, ring, stroke } from '../../core/art/svg.ts';
import { between } from '../../core/film/clock.ts';
import type { Type } from '../../core/film/type.ts';

const HEX = '0123456789abcdef';
const ROW = 32; // hex digits per line
const LINE_HEIGHT = 1.5; // em

/** Hex digits in lines of 32, left-aligned in a block centred at x. */
export function codeBlock(
  type: Type,
  text: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: (index: number) => string },
): string[] {
  const rows = Array.from({ length: Math.ceil(text.length / ROW) }, (_, row) => text.slice(row * ROW, (row + 1) * ROW));
  const left = x - type.codeWidth(ROW, size) / 2;
  return rows.map((row, line) =>
    type.code(row, {
      x: left,
      align: 'start',
      y: y + line * size * LINE_HEIGHT,
      size,
      colour: (index) => colour(line * ROW + index),
    }),
  );
}

/** Digits that settle from left to right; the others change at each step. */
export function settling(text: string, share: number, step: number): string {
  const settled = Math.round(text.length * share);
  const digit = (index: number): string => HEX[(index * 7 + step * 5 + settled) % HEX.length] ?? '0';
  const loose = Array.from({ length: text.length - settled }, (_, index) => digit(index));
  return text.slice(0, settled) + loose.join('');
}

/** A glass house, transparent until `frost` (0 to 1) covers it. `x`, `y`: the middle of its floor. */
export function glassHouse({
  x,
  y,
  size,
  frost,
  colour = palette.accent,
}: {
  x: number;
  y: number;
  size: number;
  frost: number;
  colour?: string;
}): string[] {
  const half = size / 2;
  const wall = size * 0.62;
  const outline = `M${x - half} ${y}V${y - wall}L${x} ${y - size}L${x + half} ${y - wall}V${y}Z`;
  return [
    element('path', { d: outline, fill: colour, opacity: between(0.08, 0.16, frost) }),
    element('path', { d: outline, fill: palette.surface3, opacity: frost * 0.9 }),
    stroke(outline, colour, 6),
    stroke(`M${x - half} ${y - wall}H${x + half}`, colour, 3, { opacity: 0.5 }),
  ];
}

/** A padlock, its shackle raised by `open` (0 to 1). `x`, `y`: the middle of its body. */
export function padlock({ x, y, open, colour }: { x: number; y: number; open: number; colour: string }): string[] {
  const lift = open * 26;
  return [
    stroke(`M${x - 24} ${y - 20}V${y - 44 - lift}A24 24 0 0 1 ${x + 24} ${y - 44 - lift}V${y - 20 - lift}`, colour, 10),
    element('rect', { x: x - 40, y: y - 24, width: 80, height: 64, rx: 12, fill: colour }),
    dot(x, y + 4, 9, palette.canvas),
    element('rect', { x: x - 4, y: y + 4, width: 8, height: 18, rx: 4, fill: palette.canvas }),
  ];
}

/** A dark plate with a coloured edge. `x`, `y`: its middle. */
export function plate({
  x,
  y,
  width,
  height,
  colour,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}): string {
  return element('rect', {
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
    rx: 18,
    fill: palette.surface2,
    stroke: colour,
    'stroke-width': 3,
  });
}

/** A tick in a growing ring. */
export function tick({ x, y, share }: { x: number; y: number; share: number }): string {
  const transform = `translate(${x} ${y}) scale(${between(0.4, 1, share).toFixed(3)})`;
  return element('g', { transform, opacity: share }, [
    element('circle', { cx: 0, cy: 0, r: 46, fill: palette.canvas }),
    ring(0, 0, 46, palette.win, 8),
    stroke('M-20 2L-5 17L22 -16', palette.win, 11),
  ]);
}

/** An arrow, drawn up to `share` (0 to 1). */
export function arrow(
  { x: x1, y: y1 }: { x: number; y: number },
  { x: x2, y: y2 }: { x: number; y: number },
  { share, colour = palette.muted }: { share: number; colour?: string },
): string[] {
  if (share <= 0) return [];
  const x = between(x1, x2, share);
  const y = between(y1, y2, share);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = `M${x - 14 * ux - 10 * uy} ${y - 14 * uy + 10 * ux}L${x} ${y}L${x - 14 * ux + 10 * uy} ${y - 14 * uy - 10 * ux}`;
  return [stroke(`M${x1} ${y1}L${x} ${y}`, colour, 5), stroke(head, colour, 5)];
}
