/** A point in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The length of a path. */
export const pathLength = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : 0;
  }, 0);

/** Calls `visit` for each corner of a path's first `length` pixels, the last one cut to length. Allocates nothing. */
export const walkPath = (
  points: readonly Point[],
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
