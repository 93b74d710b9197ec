import { voidReasons } from '../core/define-game.ts';
import { compareAvoided, expectedVoids, totalCounts, weekStart, type VoidCounts } from '../core/void-rates.ts';
import type { GameVoids, VoidSummary } from './void-rounds.ts';

const MAX_WEEKS = 12; // most weeks shown of a game: the newest with void rounds

const voidsIn = ({ reasons }: VoidCounts): number => Object.values(reasons).reduce((sum, count) => sum + count, 0);

const dateOf = (week: number): string => new Date(weekStart(week)).toISOString().slice(0, 10);

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

const reasonsOf = (counts: VoidCounts, total?: VoidCounts): string =>
  voidReasons
    .filter((reason) => counts.reasons[reason] !== undefined)
    .map((reason) => {
      const { expected, within } = expectedVoids(total ?? counts, counts, reason);
      return `${reason} ${counts.reasons[reason]}${total ? ` (${expected.toFixed(1)} ± ${within.toFixed(1)})` : ''}`;
    })
    .join(', ');

const gameLines = (game: string, { weeks, usual, avoided }: GameVoids): string[] => {
  const total = totalCounts(Object.values(weeks));
  if (voidsIn(total) === 0) return [];
  const rates = Object.entries(weeks)
    .map(([week, counts]) => [Number(week), counts] as const)
    .filter(([, counts]) => voidsIn(counts) > 0)
    .sort(([a], [b]) => a - b)
    .slice(-MAX_WEEKS);
  const compared = compareAvoided(avoided, usual);
  return [
    `  ${game}: ${voidsIn(total)} of ${total.rounds} (${percent(voidsIn(total) / total.rounds)}): ${reasonsOf(total)}`,
    `    when their public light was out: ${total.lit}; without a public light, so that the house alone can tell: ${total.hidden}`,
    ...rates.map(
      ([week, counts]) =>
        `    week of ${dateOf(week)}: ${voidsIn(counts)} of ${counts.rounds}: ${reasonsOf(counts, total)}`,
    ),
    ...(compared
      ? [
          `    the draws of ${avoided.rounds} would have paid ${percent(compared.share)} of the stakes; drawn rounds pay ` +
            `${percent(compared.usual)}${compared.errors === undefined ? '' : ` (${compared.errors.toFixed(1)} standard errors away)`}`,
        ]
      : []),
  ];
};

const MEANING =
  '  (in brackets: what that week would have were void rounds spread evenly over all rounds of the game, give or take 2.58 standard deviations)';

/** Lines about rounds that ended without a draw; none where all were drawn. */
export const voidLines = ({ games, avoided, lightless, wanted }: VoidSummary): string[] => {
  const lines = Object.entries(games)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([game, figures]) => gameLines(game, figures));
  if (lines.length === 0) return [];
  return [
    'ended without a draw:',
    ...lines,
    MEANING,
    ...avoided.map(
      ({ game, number, id, reason, outcome, stakesMinor, paidMinor }) =>
        `  ${game} ${number} (${id}), ${reason}: would have drawn ${outcome} and paid ${paidMinor} of ${stakesMinor}`,
    ),
    ...(lightless > 0
      ? [`  the draws of ${lightless} more need the light of their beacon (--lights): ${wantedText(wanted)}`]
      : []),
  ];
};

const MAX_NAMED = 10;

const wantedText = (wanted: VoidSummary['wanted']): string => {
  const named = wanted.slice(0, MAX_NAMED).map(({ chain, round }) => `round ${round} of ${chain.slice(0, 8)}…`);
  return [...named, ...(wanted.length > MAX_NAMED ? ['…'] : [])].join(', ');
};
