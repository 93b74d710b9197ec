import type { Frame, GridGame, Spin, Volatility } from './grid.ts';
import type { Random } from './random.ts';

const SIDE = 6;
const CELLS = SIDE * SIDE;
const MIN_CLUSTER = 5;
const COLOURS = 6;
const SIZES = [5, 7, 9, 12];
const GONE = -1;

interface Tuning {
  base: number; // pay of the cheapest colour's smallest cluster, in hundredths of the stake
  steepness: number; // factor from one size to the next
  rtp: number; // simulated
}

/** The RTPs are simulated, 4 million spins each: ±0.2 %, ±0.2 % and ±0.4 % (two standard errors). */
const tunings: Readonly<Record<Volatility, Tuning>> = {
  low: { base: 95, steepness: 1.6, rtp: 0.954 },
  medium: { base: 78, steepness: 2.5, rtp: 0.926 },
  high: { base: 58, steepness: 4, rtp: 0.923 },
};

const paysOf = ({ base, steepness }: Tuning): readonly Readonly<Record<string, number>>[] =>
  Array.from({ length: COLOURS }, (_, colour) =>
    Object.fromEntries(
      SIZES.map((size, step) => [size, Math.round(base * steepness ** step * 1.35 ** (COLOURS - 1 - colour))]),
    ),
  );

const neighbours: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => [
  ...(cell % SIDE > 0 ? [cell - 1] : []),
  ...(cell % SIDE < SIDE - 1 ? [cell + 1] : []),
  ...(cell >= SIDE ? [cell - SIDE] : []),
  ...(cell < CELLS - SIDE ? [cell + SIDE] : []),
]);

/** The cells connected to `start` by cells of its colour. */
const clusterFrom = (cells: readonly number[], start: number, seen: Set<number>): number[] => {
  const cluster = [start];
  seen.add(start);
  for (const cell of cluster)
    for (const next of neighbours[cell] ?? [])
      if (!seen.has(next) && cells[next] === cells[start]) {
        seen.add(next);
        cluster.push(next);
      }
  return cluster;
};

const readFrame = (cells: readonly number[], pays: GridGame['pays']): Frame => {
  const seen = new Set<number>();
  const wins: { cells: number[]; pay: number }[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    if (seen.has(cell)) continue;
    const cluster = clusterFrom(cells, cell, seen);
    if (cluster.length < MIN_CLUSTER) continue;
    const size = SIZES.findLast((min) => cluster.length >= min) ?? MIN_CLUSTER;
    wins.push({ cells: cluster, pay: pays[cells[cell] ?? 0]?.[size] ?? 0 });
  }
  return { cells, wins };
};

/** Removes the winning cells; the rest fall, and new cells come in from above. */
const tumble = ({ cells, wins }: Frame, random: Random): number[] => {
  const left = [...cells];
  for (const cell of wins.flatMap((win) => win.cells)) left[cell] = GONE;
  return Array.from({ length: SIDE }, (_, reel) => {
    const column = left.slice(reel * SIDE, (reel + 1) * SIDE).filter((cell) => cell !== GONE);
    return [...Array.from({ length: SIDE - column.length }, () => random.below(COLOURS)), ...column];
  }).flat();
};

const spin = (random: Random, pays: GridGame['pays']): Spin => {
  const cells = Array.from({ length: CELLS }, () => random.below(COLOURS));
  const frames = [readFrame(cells, pays)];
  for (let last = frames[0]; last && last.wins.length > 0; last = frames.at(-1))
    frames.push(readFrame(tumble(last, random), pays));
  return { frames, pay: frames.flatMap(({ wins }) => wins).reduce((sum, { pay }) => sum + pay, 0) };
};

/** A 6×6 slot: clusters of five or more of a colour pay and are removed, until nothing pays. */
export const createCluster = (volatility: Volatility): GridGame => {
  const tuning = tunings[volatility];
  const pays = paysOf(tuning);
  return { reels: SIDE, rows: SIDE, rtp: tuning.rtp, pays, spin: (random) => spin(random, pays) };
};
