/** A point in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A way of a picture with its length: measured once, walked in every frame. */
export interface Way {
  points: readonly Point[];
  length: number; // px
}

/** The length of a line through points. */
export const pathLength = (points: readonly Point[]): number =>
  points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0;
  }, 0);

/** Measures a way. */
export const wayOf = (points: readonly Point[]): Way => ({ points, length: pathLength(points) });

/** Calls `visit` for each corner of a way's first `length` pixels, the last one cut to length. Allocates nothing. */
export const walkWay = (
  { points }: Pick<Way, 'points'>,
  length: number,
  visit: (x: number, y: number, index: number) => void,
): void => {
  let left = length;
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index];
    const before = points[index - 1];
    if (!point) return;
    if (before) {
      const step = Math.hypot(point.x - before.x, point.y - before.y);
      if (step > left) {
        const share = left / step;
        visit(before.x + (point.x - before.x) * share, before.y + (point.y - before.y) * share, index);
        return;
      }
      left -= step;
    }
    visit(point.x, point.y, index);
  }
};

/** Pen that draws lines: a canvas's graphics. */
export interface Pen {
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
}

/** Draws a way's first `length` pixels; all of it by default. */
export const drawWay = (pen: Pen, way: Way, length = way.length): void =>
  walkWay(way, length, (x, y, index) => void (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
