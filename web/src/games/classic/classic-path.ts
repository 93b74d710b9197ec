/** A point in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A way with its length: measured once, walked in every frame. */
export interface MeasuredPath {
  points: readonly Point[];
  length: number;
}

/** Measures a way. */
export const measured = (points: readonly Point[]): MeasuredPath => ({
  points,
  length: points.reduce((sum, { x, y }, index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(x - before.x, y - before.y) : 0;
  }, 0),
});

/** What a way is drawn on. */
interface Pen {
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
}

/** Draws the first share of a way. Allocates nothing. */
export const drawWay = (pen: Pen, { points, length }: MeasuredPath, share = 1): void => {
  let left = length * share;
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index];
    const before = points[index - 1];
    if (!point) return;
    if (!before) {
      pen.moveTo(point.x, point.y);
      continue;
    }
    const step = Math.hypot(point.x - before.x, point.y - before.y);
    const part = step <= left || step === 0 ? 1 : left / step;
    pen.lineTo(before.x + (point.x - before.x) * part, before.y + (point.y - before.y) * part);
    if (part < 1) return;
    left -= step;
  }
};
