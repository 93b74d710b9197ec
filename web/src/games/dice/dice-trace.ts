import { simulationSource } from 'games-engine';
import type { Point } from '../../core/game-kit/ways.ts';
import type { DiceLayout } from './dice-layout.ts';

/** How many lanes the signals run on. */
export const LANES = 5;

const FINE = 1 << 20; // steps of the ornament's random lengths

/**
 * The signal's way from the seed to the bar: steps to the right on lanes, changing lanes at 45°, then straight down.
 * How it turns is ornament, drawn from the round's id, so that a replay looks the same.
 */
export const tracePath = (layout: DiceLayout, targetX: number, roundId: string): Point[] => {
  const source = simulationSource(`trace ${roundId}`);
  const { trace, bar } = layout;
  const lane = (trace.bottom - trace.top) / (LANES - 1);
  const points: Point[] = [{ x: trace.x, y: trace.top }];
  let [x, row] = [trace.x, 0];
  while (x < targetX) {
    const next = source.int(LANES);
    const drop = Math.abs(next - row) * lane;
    const run = 18 + (source.int(FINE) / FINE) * layout.width * 0.16;
    if (x + run + drop > targetX) break;
    points.push({ x: x + run, y: trace.top + row * lane }, { x: x + run + drop, y: trace.top + next * lane });
    x += run + drop;
    row = next;
  }
  points.push({ x: targetX, y: trace.top + row * lane }, { x: targetX, y: bar.y });
  return points;
};
