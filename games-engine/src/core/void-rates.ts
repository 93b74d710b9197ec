import type { VoidReason } from './define-game.ts';
import type { VoidLight } from './void-round.ts';

/** Rounds that ended, and those of them without a draw. */
export interface VoidCounts {
  rounds: number; // void ones included
  reasons: { [reason in VoidReason]?: number };
  lit: number; // void, and their public light was out: see VoidLight
  hidden: number; // void, and no public light took part
}

/** Payouts of rounds relative to their stakes, each round for itself. */
export interface PaidShares {
  rounds: number;
  sum: number; // sum of payouts divided by stakes
  squares: number;
}

export const noCounts = (): VoidCounts => ({ rounds: 0, reasons: {}, lit: 0, hidden: 0 });

export const noShares = (): PaidShares => ({ rounds: 0, sum: 0, squares: 0 });

/** Counts a round that ended; `voided` where it did without a draw. */
export const countEnd = (counts: VoidCounts, voided?: { reason: VoidReason; light: VoidLight }): void => {
  counts.rounds += 1;
  if (!voided) return;
  counts.reasons[voided.reason] = (counts.reasons[voided.reason] ?? 0) + 1;
  if (voided.light !== 'unlit') counts[voided.light] += 1;
};

/** Adds what a round paid to what others did. Nothing of a round without a stake. */
export const addShare = (shares: PaidShares, stakes: number, paid: number): void => {
  if (!(stakes > 0)) return;
  shares.rounds += 1;
  shares.sum += paid / stakes;
  shares.squares += (paid / stakes) ** 2;
};

const DAY_MS = 86_400_000;
const MONDAY = 3; // days from the Thursday of the epoch back to its Monday

/** The week of a time (UTC, from Monday on), counted from that of the epoch. */
export const weekOf = (at: number): number => Math.floor((Math.floor(at / DAY_MS) + MONDAY) / 7);

/** When a week begins, ms since epoch. */
export const weekStart = (week: number): number => (week * 7 - MONDAY) * DAY_MS;

/** The counts of all weeks together. */
export const totalCounts = (weeks: readonly VoidCounts[]): VoidCounts => {
  const total = noCounts();
  for (const { rounds, reasons, lit, hidden } of weeks) {
    total.rounds += rounds;
    total.lit += lit;
    total.hidden += hidden;
    for (const [reason, count] of Object.entries(reasons) as [VoidReason, number][])
      total.reasons[reason] = (total.reasons[reason] ?? 0) + count;
  }
  return total;
};

const SPREAD = 2.58; // standard deviations: one week in a hundred is further away

/**
 * Expectation and deviation of a week's void rounds of a reason, if they were spread evenly over all rounds of the
 * game.
 */
export const expectedVoids = (
  total: VoidCounts,
  week: VoidCounts,
  reason: VoidReason,
): { expected: number; within: number } => {
  const p = total.rounds === 0 ? 0 : (total.reasons[reason] ?? 0) / total.rounds;
  return { expected: week.rounds * p, within: SPREAD * Math.sqrt(week.rounds * p * (1 - p)) };
};

const MIN_VARIANCE = 1e-6; // a pot is paid alike whoever wins it: what differs is rounding

/**
 * Compares the payouts that avoided draws would have made with those of drawn rounds on average, in standard errors.
 * Undefined without an avoided draw, or where drawn rounds are too few to tell.
 */
export const compareAvoided = (
  avoided: PaidShares,
  usual: PaidShares,
): { share: number; usual: number; errors: number | undefined } | undefined => {
  if (avoided.rounds === 0 || usual.rounds === 0) return undefined;
  const [share, mean] = [avoided.sum / avoided.rounds, usual.sum / usual.rounds];
  const variance = Math.max(0, usual.squares / usual.rounds - mean ** 2);
  const error = Math.sqrt(variance * (1 / avoided.rounds + 1 / usual.rounds));
  return { share, usual: mean, errors: variance > MIN_VARIANCE ? (share - mean) / error : undefined };
};
