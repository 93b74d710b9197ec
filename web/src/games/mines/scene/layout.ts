import { COLUMNS, ROWS } from 'games-engine/mines';
import type { Point } from '../../../core/game-kit/scene/ways.ts';

/** A rectangle in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places of the picture's parts, in CSS pixels. The buttons lie exactly where the cells are drawn. */
export interface MinesLayout {
  width: number;
  height: number;
  field: Box; // all cells with the gaps between them
  cell: { width: number; height: number };
  gap: number;
  radius: number; // radius of a cell's corners
  seed: Point; // start of the signal
  exit: Point; // exit with a win
  ladder: Box & { isUpright: boolean; places: number }; // beside the field where there is room, else above it
}

const between = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

const WIDEST_CELL = 1.24; // width to height
const WIDE = 560; // px from which on there is room for a ladder beside the field
const RUNG = 42; // px, the least height that a rung of an upright ladder takes

/** The picture's geometry for a size. Cells are 44 px or more from 310 × 250 on. */
export const minesLayout = (width: number, height: number): MinesLayout => {
  const isUpright = width >= WIDE;
  const gap = Math.round(between(width * 0.012, 5, 10));
  const side = Math.round(between(width * 0.03, 8, 32));
  const band = isUpright ? 26 : Math.round(between(height * 0.16, 40, 58));
  const below = Math.round(between(height * 0.035, 8, 18));
  const beside = isUpright ? Math.round(between(width * 0.13, 92, 150)) : 0;
  const apart = isUpright ? gap * 2 : 0;
  const tall = Math.floor((height - band - below - gap * (ROWS - 1)) / ROWS);
  const wide = Math.floor((width - side * 2 - beside - apart - gap * (COLUMNS - 1)) / COLUMNS);
  const cell = {
    width: Math.min(wide, Math.floor(tall * WIDEST_CELL)),
    height: Math.min(tall, Math.floor(wide * 1.1)),
  };
  const field = {
    width: cell.width * COLUMNS + gap * (COLUMNS - 1),
    height: cell.height * ROWS + gap * (ROWS - 1),
  };
  const x = Math.floor((width - field.width - beside - apart) / 2);
  const y = band + Math.floor((height - band - below - field.height) / 2);
  const line = y - 9;
  return {
    width,
    height,
    field: { x, y, ...field },
    cell,
    gap,
    radius: Math.round(between(cell.height * 0.14, 6, 14)),
    seed: { x: x + 8, y: line },
    exit: { x: x + field.width - 8, y: line },
    ladder: isUpright
      ? {
          isUpright,
          x: x + field.width + apart,
          y,
          width: beside,
          height: field.height,
          places: Math.round(between(field.height / RUNG, 4, 9)),
        }
      : { isUpright, x, y: line - band + 19, width: field.width, height: band - 26, places: width < 420 ? 4 : 5 },
  };
};

/** The steps of the ladder that are shown: from the last one reached on, and always the last of all. */
export const ladderSteps = (total: number, reached: number, places: number): number[] => {
  const count = Math.min(total, places);
  if (count === 0) return [];
  const first = Math.min(Math.max(1, reached), total - count + 1);
  const steps = Array.from({ length: count }, (_, place) => first + place);
  return [...steps.slice(0, -1), total];
};

/** Place of a rung: an upright ladder is climbed from below, one that lies from its left. */
export const rungBox = ({ ladder, gap }: Pick<MinesLayout, 'ladder' | 'gap'>, place: number, count: number): Box => {
  const { isUpright, x, y, width, height } = ladder;
  if (!isUpright) {
    const wide = (width - gap * (count - 1)) / count;
    return { x: x + place * (wide + gap), y, width: wide, height };
  }
  const tall = (height - gap * (count - 1)) / count;
  return { x, y: y + (count - 1 - place) * (tall + gap), width, height: tall };
};

/** The middle of a cell. */
export const cellCentre = ({ field, cell, gap }: MinesLayout, key: number): Point => ({
  x: field.x + (key % COLUMNS) * (cell.width + gap) + cell.width / 2,
  y: field.y + Math.floor(key / COLUMNS) * (cell.height + gap) + cell.height / 2,
});

/** Distance of two cells, in cells. */
export const cellDistance = (a: number, b: number): number =>
  Math.hypot((a % COLUMNS) - (b % COLUMNS), Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS));

/** Width and height of what lies in a cell. */
export const glyphSize = ({ cell }: Pick<MinesLayout, 'cell'>): number => Math.min(cell.width, cell.height) * 0.86;

/** The signal's way as corners, with how far each lies from the beginning. */
export interface SignalPath {
  points: readonly Point[];
  marks: readonly number[]; // px from the beginning to each point
  stops: readonly number[]; // px from the beginning to the seed, each opened cell in order, and the exit if it leaves
}

/** Share of a leg's straight part before its diagonal: the first leg leaves the line late, the last joins it early. */
const leadOf = (index: number, last: number, leaves: boolean, isWide: boolean): number => {
  if (index === 1) return isWide ? 1 : 0;
  if (leaves && index === last) return isWide ? 0 : 1;
  return 0.5;
};

/** From one place to the next: along the longer way, and somewhere on it across at 45°. */
const leg = (from: Point, to: Point, leadAt: (isWide: boolean) => number): Point[] => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const cross = Math.min(Math.abs(dx), Math.abs(dy));
  if (cross === 0) return [to];
  const isWide = Math.abs(dx) >= Math.abs(dy);
  const straight = (Math.max(Math.abs(dx), Math.abs(dy)) - cross) * leadAt(isWide);
  const first = isWide
    ? { x: from.x + Math.sign(dx) * straight, y: from.y }
    : { x: from.x, y: from.y + Math.sign(dy) * straight };
  return [first, { x: first.x + Math.sign(dx) * cross, y: first.y + Math.sign(dy) * cross }, to];
};

/** The way of a round's signal: from the seed over the opened cells in order, and out when the win was taken. */
export const signalPath = (layout: MinesLayout, opened: readonly number[], leaves: boolean): SignalPath => {
  const places = [layout.seed, ...opened.map((key) => cellCentre(layout, key)), ...(leaves ? [layout.exit] : [])];
  const points: Point[] = [layout.seed];
  const marks = [0];
  const stops = [0];
  for (const [index, place] of places.entries()) {
    const before = places[index - 1];
    if (!before) continue;
    for (const point of leg(before, place, (isWide) => leadOf(index, places.length - 1, leaves, isWide))) {
      const last = points.at(-1) ?? point;
      marks.push((marks.at(-1) ?? 0) + Math.hypot(point.x - last.x, point.y - last.y));
      points.push(point);
    }
    stops.push(marks.at(-1) ?? 0);
  }
  return { points, marks, stops };
};

/** Way behind each moment: `reached` stops in full, and a share of the leg to the next one. */
export const litLength = ({ stops }: SignalPath, reached: number, share: number): number => {
  const here = stops[Math.min(reached, stops.length - 1)] ?? 0;
  const next = stops[reached + 1] ?? here;
  return here + (next - here) * share;
};

/** Calls `visit` for each corner between two lengths, both ends cut to measure. Allocates nothing. */
export const walkSignal = (
  { points, marks }: SignalPath,
  from: number,
  to: number,
  visit: (x: number, y: number, isFirst: boolean) => void,
): void => {
  let isFirst = true;
  for (let index = 1; index < points.length; index += 1) {
    const start = marks[index - 1] ?? 0;
    const end = marks[index] ?? 0;
    if (end <= from || end === start) continue;
    if (start >= to) return;
    const a = points[index - 1] as Point;
    const b = points[index] as Point;
    if (isFirst) {
      const begin = Math.max(0, (from - start) / (end - start));
      visit(a.x + (b.x - a.x) * begin, a.y + (b.y - a.y) * begin, true);
      isFirst = false;
    }
    const share = Math.min(1, (to - start) / (end - start));
    visit(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, false);
  }
};
