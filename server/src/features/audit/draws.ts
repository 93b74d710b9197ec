import { countDraws, readDraws, type DrawCounts, type Drawn, type Queryable } from 'db';
import { chiSquare, isOdd, mergeBins, runBattery, runsTest } from 'games-engine/statistics';
import type { DrawsAnswer } from '../../../contract/audit-statistics.contract.ts';
import type { DrawnNumber } from '../../core/games/game-audit.ts';
import type { ServerGame } from '../../core/games/server-game.ts';

/** The member of an outcome that a search for a drawn number looks at; undefined where there is no one number. */
export const drawnMember = ({ audit: { drawn } }: ServerGame): string | undefined =>
  drawn.path.length === 1 ? drawn.path[0] : undefined;

const edges = ({ values, first, bins }: DrawnNumber): number[] =>
  Array.from({ length: bins + 1 }, (_, bin) =>
    values === 'pot' ? (bin * 100) / bins : first + Math.ceil((bin * values) / bins),
  );

/** The bars of a histogram; one more of no width where a draw lies outside. */
const shownBins = (draw: DrawnNumber, counts: DrawCounts): DrawsAnswer['bins'] => {
  const edge = edges(draw);
  const end = edge.at(-1) ?? 0;
  return counts.bins.map(({ count, expected }, bin) => ({
    from: edge[bin] ?? end,
    to: edge[bin + 1] ?? end,
    count,
    expected,
  }));
};

const MAX_TESTED = 20_000;
const TICKETS = 2 ** 20; // pots are of every size: a ticket is its place among so many

const batteryOf = ({ values }: DrawnNumber, drawn: readonly Drawn[]): DrawsAnswer['battery'] => {
  const range = values === 'pot' ? TICKETS : values;
  const row = values === 'pot' ? drawn.map(({ v, n }) => Math.floor((v / n) * TICKETS)) : drawn.map(({ v }) => v);
  const results = runBattery({ values: row, range });
  const count = results.filter(({ p }) => p !== undefined).length;
  return {
    draws: drawn.length,
    results: results.map((result) => ({ test: result.test, p: result.p ?? null, isOdd: isOdd(result, count) })),
  };
};

/** Tests whether draws are spread evenly, and in no order. */
export const answerDraws = async (
  client: Queryable,
  served: ServerGame,
  { from, to }: { from: number; to: number },
): Promise<DrawsAnswer> => {
  const { drawn: draw } = served.audit;
  const { hosting, id: game } = served.game;
  const counts = await countDraws(client, { ...draw, hosting, game }, { from, to, bins: draw.bins });
  const { observed, expected } = mergeBins(
    counts.bins.map(({ count }) => count),
    counts.bins.map((bin) => bin.expected),
  );
  const test = runsTest(counts);
  const drawn = await readDraws(client, { ...draw, hosting, game }, { from, to, limit: MAX_TESTED });
  return {
    axis: draw.axis,
    draws: counts.lower + counts.upper,
    bins: shownBins(draw, counts),
    chiSquare: observed.length < 2 ? null : chiSquare(observed, expected),
    runs: test ? { runs: counts.runs, lower: counts.lower, upper: counts.upper, ...test } : null,
    battery: batteryOf(draw, drawn),
  };
};
