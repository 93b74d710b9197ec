import type { Goal, TableTarget } from '../../core/analysis/define-analysis.ts';
import type { ClassWin } from '../../core/analysis/table-import.ts';
import { WHEEL_SECTORS, WHEEL_SEGMENTS, type WheelConfig } from './wheel.config.ts';
import { wheelSectors } from './wheel.rules.ts';

/** Segments of each sector, in the order of the sectors. */
type Counts = readonly number[];

/** Every way to share 32 segments among four sectors, the greater part to the earlier sector. */
const shares = function* (parts = WHEEL_SECTORS, left = WHEEL_SEGMENTS, most = left): Generator<number[]> {
  if (parts === 1) {
    if (left >= 1 && left <= most) yield [left];
    return;
  }
  for (let first = Math.min(most, left - parts + 1); first * parts >= left; first -= 1)
    for (const rest of shares(parts - 1, left - first, first)) yield [first, ...rest];
};

/** The whole multipliers whose return count · multiplier / 32 is nearest to a goal from either side, never above 1. */
const multipliersFor = (count: number, rtp: number): number[] => {
  const wanted = (rtp * WHEEL_SEGMENTS) / count;
  const near = [Math.floor(wanted + 1e-9), Math.ceil(wanted - 1e-9)];
  return [...new Set(near)].filter((each) => each >= 2 && each * count <= WHEEL_SEGMENTS);
};

/** Every row of one multiplier for each sector, ascending: a sector with fewer segments pays more. */
const rows = function* (choices: readonly number[][], above = 0): Generator<number[]> {
  const [first, ...rest] = choices;
  if (!first) {
    yield [];
    return;
  }
  for (const multiplier of first) {
    if (multiplier > above) for (const others of rows(rest, multiplier)) yield [multiplier, ...others];
  }
};

interface Table {
  readonly counts: Counts;
  readonly multipliers: readonly number[];
}

const returnsOf = ({ counts, multipliers }: Table): number[] =>
  counts.map((count, sector) => (count * (multipliers[sector] ?? 0)) / WHEEL_SEGMENTS);

const distance = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((total, each, index) => total + Math.abs(each - (b[index] ?? 0)), 0);

/**
 * Wheels that may come near a goal: segments and multipliers sector by sector, those first whose sectors return most
 * alike, and among these the least changed. No two alike are neighbours where that is possible.
 */
export const wheelTables = function* (config: WheelConfig, goal: Goal): Generator<WheelConfig> {
  const present: Table = { counts: countsOf(config.segments), multipliers: config.multipliers };
  const rtp = goal.rtp ?? Math.min(...returnsOf(present));
  const tables = [...shares()].flatMap((counts) =>
    [...rows(counts.map((count) => multipliersFor(count, rtp)))].map((multipliers): Table => ({ counts, multipliers })),
  );
  const unlike = (table: Table): number =>
    returnsOf(table).reduce((total, each) => total + Math.abs(each - rtp), 0) +
    (distance(table.counts, present.counts) + distance(table.multipliers, present.multipliers)) / 1000;
  for (const { counts, multipliers } of tables.toSorted((a, b) => unlike(a) - unlike(b)))
    yield { ...config, multipliers: [...multipliers], segments: segmentsFor(config, counts) };
};

const countsOf = (segments: readonly number[]): Counts =>
  wheelSectors.map((sector) => segments.filter((each) => each === sector).length);

/** The segments of so many of each sector; the present ones where they have them already. */
const segmentsFor = (config: WheelConfig, counts: Counts): number[] =>
  distance(countsOf(config.segments), counts) === 0 ? [...config.segments] : arrangeSegments(counts);

/** The config with these wins, sector by sector; the segments stay where each sector has as many as before. */
export const wheelOf = (config: WheelConfig, wins: readonly ClassWin[]): WheelConfig => ({
  ...config,
  multipliers: wins.map(({ multiple }) => multiple),
  segments: segmentsFor(
    config,
    wins.map(({ parts }) => parts),
  ),
});

/** True when two neighbours of a ring are alike. */
export const hasAlikeNeighbours = (ring: readonly number[]): boolean =>
  ring.some((each, index) => each === ring.at(index - 1));

/**
 * A ring with so many segments of each sector, spread as evenly as it goes; no two alike are neighbours unless one
 * sector has more than half of all.
 */
export const arrangeSegments = (counts: Counts): number[] => {
  const spread = spreadSegments(counts);
  return hasAlikeNeighbours(spread) ? interleave(counts) : spread;
};

/** Every way to share the segments among sectors with these multipliers so that none returns more than it takes. */
const countsFor = function* (multipliers: readonly number[], left = WHEEL_SEGMENTS): Generator<number[]> {
  const [multiplier, ...rest] = multipliers;
  if (multiplier === undefined) {
    if (left === 0) yield [];
    return;
  }
  const most = Math.min(left - rest.length, Math.floor(WHEEL_SEGMENTS / multiplier));
  for (let count = most; count >= 1; count -= 1)
    for (const others of countsFor(rest, left - count)) yield [count, ...others];
};

/** Wheels with the wins wanted, or with all of them among theirs where fewer than four are named. */
export const wheelsWithWins = function* (config: WheelConfig, { rtp, wins }: TableTarget): Generator<WheelConfig> {
  const named = [...new Set(wins.map((win) => Math.round(win)))].filter((win) => win >= 2 && win <= WHEEL_SEGMENTS);
  if (named.length === WHEEL_SECTORS) {
    const multipliers = named.toSorted((a, b) => a - b);
    for (const counts of countsFor(multipliers))
      yield { ...config, multipliers, segments: segmentsFor(config, counts) };
    return;
  }
  for (const table of wheelTables(config, rtp === undefined ? {} : { rtp }))
    if (named.every((win) => table.multipliers.includes(win))) yield table;
};

/** At each place the sector that is furthest behind its share, never the one just placed. */
const spreadSegments = (counts: Counts): number[] => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const placed = counts.map(() => 0);
  const ring: number[] = [];
  for (let place = 1; place <= total; place += 1) {
    const behind = (sector: number): number => ((counts[sector] ?? 0) * place) / total - (placed[sector] ?? 0);
    const open = [...counts.keys()].filter((sector) => (placed[sector] ?? 0) < (counts[sector] ?? 0));
    const others = open.filter((sector) => sector !== ring.at(-1));
    const next = (others.length > 0 ? others : open).reduce((a, b) => (behind(b) > behind(a) ? b : a));
    placed[next] = (placed[next] ?? 0) + 1;
    ring.push(next);
  }
  return ring;
};

/** Sector after sector, the most frequent first, into the even places and then the odd ones. */
const interleave = (counts: Counts): number[] => {
  const sorted = [...counts.entries()].toSorted(([, a], [, b]) => b - a);
  const row = sorted.flatMap(([sector, count]) => Array<number>(count).fill(sector));
  const half = Math.ceil(row.length / 2);
  return row.map((_, place) => row[place % 2 === 0 ? place / 2 : half + (place - 1) / 2] ?? 0);
};
