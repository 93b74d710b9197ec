import { dayOf, finance } from 'db';
import type { FeatureTools } from '../features/feature.ts';

const MAX_DAYS_AT_ONCE = 62;

/** Age up to which the office shows figures as they are, ms: older ones are counted again. Twice the job's interval. */
export const FIGURES_FRESH_MS = 10 * 60_000;

/** Counts the days that are due, unless somebody has just done so. */
export const countDue = async (
  { db, em, clock }: Pick<FeatureTools, 'db' | 'em' | 'clock'>,
  freshMs = 0,
): Promise<void> => {
  const at = clock.now();
  const last = await finance.financeCounts(em()).last();
  if (last && last.day >= dayOf(at) && at - last.at < freshMs) return;
  for (const day of await finance.daysToCount(db.pool, at, MAX_DAYS_AT_ONCE))
    await finance.countDay(db.pool, day, clock.now());
  await finance.countPlayers(db.pool, MAX_DAYS_AT_ONCE);
};
