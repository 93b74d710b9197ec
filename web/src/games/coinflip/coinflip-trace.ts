import { simulationSource } from 'games-engine';
import type { Point } from '../../core/game-kit/ways.ts';
import type { CoinflipLayout } from './coinflip-layout.ts';

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
