import { toNumber } from '../fraction.ts';
import type { AnyAnalysis, StakeClass } from './define-analysis.ts';
import type { Tally } from './monte-carlo.ts';

const LINE = '\r\n';
const head = ['class', 'stake_minor', 'payout_minor', 'multiple', 'chance_num', 'chance_den', 'chance'];

/** A text as a cell: quotes are doubled, and no spreadsheet reads it as a formula. */
const quoted = (text: string): string => `"${/^[=+\-@\t]/.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

const linesOf = ({ id, stakeMinor, distribution }: StakeClass): string[] =>
  distribution.map(({ chance, returned, payoutMinor }) =>
    [id, stakeMinor, payoutMinor, toNumber(returned), chance.num, chance.den, toNumber(chance)].join(','),
  );

/**
 * Lookup table of a config's outcomes: a line for each payout of each way to bet, at its usual stake, with its exact chance as a
 * fraction. The chances of a class add up to 1. Amounts: base hundredths.
 */
export const lookupCsv = (analysis: AnyAnalysis, config: object): string =>
  [
    head.join(','),
    ...[...analysis.stakeClasses(analysis.configSchema.parse(config) as never)].flatMap(linesOf),
    '',
  ].join(LINE);

/** Results of a simulation: how often each payout came, and was due by the exact numbers. The seed plays the same rounds again. */
export const simulationCsv = (
  { id, stakeMinor, distribution }: StakeClass,
  { rounds, paid }: Tally,
  seed: string,
): string => {
  const due = new Map(distribution.map(({ payoutMinor, chance }) => [`${payoutMinor}`, toNumber(chance) * rounds]));
  const payouts = [...new Set([...due.keys(), ...Object.keys(paid)])];
  return [
    ['class', 'stake_minor', 'seed', 'rounds', 'payout_minor', 'seen', 'due'].join(','),
    ...payouts.map((payout) =>
      [id, stakeMinor, quoted(seed), rounds, payout, paid[payout] ?? 0, due.get(payout) ?? 0].join(','),
    ),
    '',
  ].join(LINE);
};
