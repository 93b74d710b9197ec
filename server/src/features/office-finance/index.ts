import { dayOf, finance } from 'db';
import { officeFinance as contract } from '../../../contract/features/office-finance.contract.ts';
import { defineFeature, type FeatureTools } from '../../core/features/feature.ts';
import type { Job } from '../../core/features/jobs.ts';
import { countDue } from '../../core/finance/count-due.ts';
import { texts } from '../../core/i18n/texts.ts';
import { decideMonth, loadMonths, proposeMonth } from './close-month.ts';
import { loadEntries, loadFigures } from './finance-views.ts';

const COUNT_MS = 5 * 60_000;
const CHECK_MS = 24 * 3_600_000;
const CHECKED_DAYS = 35;
const ADJUSTED_MONTHS = 3; // closed ones that are held against the ledger

/**
 * Holds counted days against the ledger: what differs in a closed month is booked as an adjustment of today, what differs in an
 * open one is an error. Throws Error.
 */
export const checkCounts = async ({ db, em, clock }: Pick<FeatureTools, 'db' | 'em' | 'clock'>): Promise<void> => {
  const at = clock.now();
  const counts = finance.financeCounts(em());
  const closed = (await counts.closedMonths()).slice(-ADJUSTED_MONTHS);
  for (const month of closed) await finance.adjustMonth(db.pool, month, at);
  const [first] = await finance.daysToCount(db.pool, at, 1); // the first that is not final
  const lastClosed = closed.at(-1);
  const to = (first ?? dayOf(at)) - 1;
  const from = Math.max(to - CHECKED_DAYS, lastClosed === undefined ? 0 : finance.lastDayOf(lastClosed) + 1);
  const days = await finance.differingDays(db.pool, { from, to });
  if (days.length > 0) throw new Error(`figures of days ${days.join(', ')} differ from the ledger: count them again`);
};

const jobsOf = (tools: FeatureTools): Job[] => [
  { name: 'count', everyMs: COUNT_MS, run: () => countDue(tools) },
  { name: 'check', everyMs: CHECK_MS, run: () => checkCounts(tools) },
];

/** Figures of the house, the ledger entries below them, and months that stay closed. */
export const officeFinance = defineFeature({
  contract,
  messages: texts('office-finance'),
  isReserved: true,
  open: (tools) => ({
    calls: {
      'officeFinance.figures': { handle: (range) => loadFigures(tools, range) },
      'officeFinance.entries': { handle: (place) => loadEntries(tools, place) },
      'officeFinance.months': { handle: (_payload, { staff }) => loadMonths(tools, staff) },
      'officeFinance.proposeMonth': {
        handle: async (proposal, { staff }) => ({ id: await proposeMonth(tools, staff, proposal) }),
      },
      'officeFinance.decideMonth': {
        async handle(decision, { staff }) {
          await decideMonth(tools, staff, decision);
          return { success: true };
        },
      },
    },
    jobs: jobsOf(tools),
  }),
});
