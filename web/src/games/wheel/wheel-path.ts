import type { Point } from './wheel-layout.ts';

/** A way with its length: measured once, walked in every frame. */
export interface MeasuredPath {
  points: readonly Point[];
  length: number;
}

/** Measures a way. */
export const measured = (points: readonly Point[]): MeasuredPath => ({
  points,
  length: points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : 0;
  }, 0),
});

/** Calls `visit` for each corner of a way's first `length` pixels, the last one cut to length. Allocates nothing. */
export const walk = (
  { points }: MeasuredPath,
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
        const share = step === 0 ? 0 : left / step;
        visit(before.x + (point.x - before.x) * share, before.y + (point.y - before.y) * share, index);
        return;
      }
      left -= step;
    }
    visit(point.x, point.y, index);
  }
};
