import { fanQuantiles, type FanLine } from 'games-engine/analysis';

/** A band between two lines of a fan, or its middle line, as points of a picture 100 wide and 100 high. */
export interface FanShapes {
  readonly bands: readonly string[]; // polygons, the widest first
  readonly middle: string; // a polyline
  readonly zero: number; // height of nothing
  readonly low: number; // amounts at the lower and upper edge
  readonly high: number;
}

const SIZE = 100;
const MIDDLE = Math.floor(fanQuantiles.length / 2);

/** Shapes of a fan with its lines in the order of time. */
export const fanShapes = (lines: readonly FanLine[]): FanShapes => {
  const amounts = lines.flat();
  const [low, high] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const height = high - low || 1; // nothing ever changes: a flat line
  const x = (at: number): number => (SIZE * at) / Math.max(1, lines.length - 1);
  const y = (amount: number): number => SIZE * (1 - (amount - low) / height);
  const edge = (quantile: number): string[] =>
    lines.map((line, at) => `${x(at).toFixed(2)},${y(line[quantile] ?? 0).toFixed(2)}`);
  const bands = Array.from({ length: MIDDLE }, (_, pair) =>
    [...edge(pair), ...edge(fanQuantiles.length - 1 - pair).toReversed()].join(' '),
  );
  return { bands, middle: edge(MIDDLE).join(' '), zero: y(0), low, high };
};

/** So many of the moments, evenly, the first and the last among them. */
export const someOf = <T>(all: readonly T[], count: number): readonly T[] => {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, at) => all[Math.round(((all.length - 1) * at) / (count - 1))]).filter(
    (each) => each !== undefined,
  );
};
