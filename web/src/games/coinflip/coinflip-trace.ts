import { simulationSource } from 'games-engine';
import type { CoinflipLayout } from './coinflip-layout.ts';

/** A point in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** How many lanes the signals run on. */
export const LANES = 5;

const FINE = 1 << 20; // steps of the ornament's random lengths

/** How far down a lane lies. */
export const laneY = ({ band }: Pick<CoinflipLayout, 'band'>, lane: number): number =>
  band.top + ((band.bottom - band.top) * lane) / (LANES - 1);

/**
 * The signal's way from the seed to the coin: along lanes, changing them at 45°, then into the coin from above. It says
 * nothing of what will come up. How it turns is ornament, drawn from the room's id, so that a replay looks the same.
 */
export const flightPath = (layout: CoinflipLayout, roomId: string): Point[] => {
  const source = simulationSource(`signal ${roomId}`);
  const { coin, seed, band } = layout;
  const step = laneY(layout, 1) - laneY(layout, 0);
  const points: Point[] = [{ x: seed.x, y: band.top }];
  let [x, lane] = [seed.x, 0];
  for (;;) {
    const next = (lane + 1 + source.int(LANES - 1)) % LANES;
    const drop = Math.abs(next - lane) * step;
    const run = 14 + (source.int(FINE) / FINE) * layout.width * 0.09;
    if (x + run + drop > coin.x) break;
    points.push({ x: x + run, y: laneY(layout, lane) }, { x: x + run + drop, y: laneY(layout, next) });
    x += run + drop;
    lane = next;
  }
  points.push({ x: coin.x, y: laneY(layout, lane) }, { x: coin.x, y: coin.y });
  return points;
};

/** The signal's way from the coin to the winning ticket: down, along the last lane, and onto the bar. */
export const resultPath = ({ coin, band, bar }: CoinflipLayout, targetX: number): Point[] => {
  const turn = Math.min(Math.abs(targetX - coin.x), (band.bottom - coin.y) / 2, 12) * Math.sign(targetX - coin.x);
  return [
    { x: coin.x, y: coin.y },
    { x: coin.x, y: band.bottom - Math.abs(turn) },
    { x: coin.x + turn, y: band.bottom },
    { x: targetX, y: band.bottom },
    { x: targetX, y: bar.y },
  ];
};

/** The length of a path. */
export const pathLength = (points: readonly Point[]): number =>
  points.reduce((sum, point, index) => {
    const before = points[index - 1];
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : 0;
  }, 0);

/** A path with its length. */
export interface Way {
  points: readonly Point[];
  length: number;
}

export const wayOf = (points: readonly Point[]): Way => ({ points, length: pathLength(points) });

/** What draws lines: a canvas's graphics. */
export interface Pen {
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
}

/** Draws the first `length` pixels of a path. Allocates nothing. */
export const drawPath = (pen: Pen, points: readonly Point[], length: number): void => {
  let left = length;
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index];
    const before = points[index - 1];
    if (!point) return;
    if (!before) {
      pen.moveTo(point.x, point.y);
      continue;
    }
    const step = Math.hypot(point.x - before.x, point.y - before.y);
    const share = step > left ? left / step : 1;
    pen.lineTo(before.x + (point.x - before.x) * share, before.y + (point.y - before.y) * share);
    left -= step;
    if (left < 0) return;
  }
};
