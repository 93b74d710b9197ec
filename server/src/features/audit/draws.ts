import { countDraws, type DrawCounts, type DrawnNumber, type Queryable } from 'db';
import type { GameId } from 'games-engine';
import { chiSquare, mergeBins, runsTest } from 'games-engine/statistics';
import type { DrawsAnswer } from '../../../contract/audit.contract.ts';

/** What is drawn in a game, and into how many bins it is sorted. */
interface Draw extends Omit<DrawnNumber, 'game'> {
  axis: DrawsAnswer['axis'];
  bins: number;
}

const pot = { hosting: 'shared', path: ['ticket'], first: 1, values: 'pot', axis: 'pot', bins: 20 } as const;

/** Every game's draw. Of mines the first: where the others lie depends on it. */
const draws: Readonly<Record<GameId, Draw>> = {
  dice: { hosting: 'solo', path: ['roll'], first: 0, values: 10_000, axis: 'value', bins: 100 },
  mines: { hosting: 'solo', path: ['mines', '0'], first: 0, values: 24, axis: 'firstMine', bins: 24 },
  battle: { hosting: 'shared', path: ['number'], first: 1, values: 1000, axis: 'value', bins: 100 },
  wheel: { hosting: 'shared', path: ['segment'], first: 0, values: 32, axis: 'value', bins: 32 },
  classic: pot,
  coinflip: pot,
};

/** The member of an outcome that a search for a drawn number looks at; undefined where there is no one number. */
export const drawnMember = (game: GameId): string | undefined => {
  const { path } = draws[game];
  return path.length === 1 ? path[0] : undefined;
};

const edges = ({ values, first, bins }: Draw): number[] =>
  Array.from({ length: bins + 1 }, (_, bin) =>
    values === 'pot' ? (bin * 100) / bins : first + Math.ceil((bin * values) / bins),
  );

/** The bars of a histogram; one more of no width where a draw lies outside. */
const shownBins = (draw: Draw, counts: DrawCounts): DrawsAnswer['bins'] => {
  const edge = edges(draw);
  const end = edge.at(-1) ?? 0;
  return counts.bins.map(({ count, expected }, bin) => ({
    from: edge[bin] ?? end,
    to: edge[bin + 1] ?? end,
    count,
    expected,
  }));
};

/** Whether what was drawn is spread evenly, and in no order. */
export const answerDraws = async (
  client: Queryable,
  { game, from, to }: { game: GameId; from: number; to: number },
): Promise<DrawsAnswer> => {
  const draw = draws[game];
  const counts = await countDraws(client, { ...draw, game }, { from, to, bins: draw.bins });
  const { observed, expected } = mergeBins(
    counts.bins.map(({ count }) => count),
    counts.bins.map((bin) => bin.expected),
  );
  const test = runsTest(counts);
  return {
    axis: draw.axis,
    draws: counts.lower + counts.upper,
    bins: shownBins(draw, counts),
    chiSquare: observed.length < 2 ? null : chiSquare(observed, expected),
    runs: test ? { runs: counts.runs, lower: counts.lower, upper: counts.upper, ...test } : null,
  };
};
