import type { SupportMeasure } from '../../../contract/features/support.contract.ts';
import { supportOpenMs } from '../../../contract/features/support-hours.ts';
import { MIN_SUPPORT_MEASURED } from '../../../contract/features/support-values.ts';

/** Moments of a question and its answer, ms since epoch. */
export interface Answered {
  askedAt: number;
  answeredAt: number;
}

/** Median and 90th percentile of the waiting times, hours when nobody is there left out. Null: fewer than `least`. */
export const measureAnswers = (answers: readonly Answered[], least = MIN_SUPPORT_MEASURED): SupportMeasure | null => {
  const count = answers.length;
  if (count < least) return null;
  const times = answers.map(({ askedAt, answeredAt }) => supportOpenMs(askedAt, answeredAt)).toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.ceil(count * share) - 1] ?? 0;
  return { medianMs: at(0.5), p90Ms: at(0.9), count };
};
