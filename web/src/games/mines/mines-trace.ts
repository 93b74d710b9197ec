import type { Point } from '../../core/game-kit/ways.ts';
import { cellCentre, type MinesLayout } from './mines-layout.ts';

/** The signal's way as corners, with how far each lies from the beginning. */
export interface SignalPath {
  points: readonly Point[];
  marks: readonly number[]; // px from the beginning to each point
  stops: readonly number[]; // px from the beginning to the seed, each opened cell in order, and the exit if it leaves
}

/** How much of a leg's straight part comes before its diagonal: the first leg leaves the line late, the last joins it early. */
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

/** How much of the way lies behind each moment: `reached` stops in full, and a share of the leg to the next one. */
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
