import { z } from 'zod';
import { defineContract } from '../feature.ts';
import { publicPlayerId, uuid } from '../ids.ts';
import { minor } from '../money.ts';
import { reason } from '../reason.ts';
import { forStaff } from '../staff.contract.ts';

/** Refusals, beside 400 with the field and 404 (no such proposal). */
export const officeFinanceCodes = {
  notFound: 404,
  gone: 'GONE', // somebody else decided before
  ownProposal: 'OWN_PROPOSAL', // an author does not approve their own work
  proposalWaits: 'PROPOSAL_WAITS', // the month waits already, or is closed
  notOver: 'MONTH_NOT_OVER', // the month, or counting its days, goes on
  outOfOrder: 'MONTH_OUT_OF_ORDER', // an earlier month is open
  changedSince: 'CHANGED_SINCE', // its figures have changed since it was proposed
} as const;

/** Dimensions that divide figures. */
export const financeDimensions = ['game', 'provider', 'currency', 'country', 'partner', 'cohort'] as const;
export type FinanceDimension = (typeof financeDimensions)[number];

/** Figures that the entries of the ledger below them can be read of. */
export const financeFigures = [
  'ggr',
  'ngr',
  'staked',
  'paid',
  'bonuses',
  'fees',
  'partners',
  'other',
  'deposits',
  'withdrawals',
  'owed',
] as const;
export type FinanceFigure = (typeof financeFigures)[number];

export const FINANCE_ENTRIES_PAGE = 100;
export const MAX_FINANCE_DAYS = 366;

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/); // a house's day
const count = z.int();

/** Sums of a time. What the house gains is above zero: bonuses are below it. NGR is the sum of GGR to `other`. */
export const financeSumsSchema = z.object({
  staked: minor,
  paid: minor,
  ggr: minor, // staked less paid, of real and bonus money
  bonuses: minor,
  fees: minor,
  partners: minor,
  other: minor,
  ngr: minor,
  deposits: minor,
  withdrawals: minor,
  owed: minor, // growth of what players own
  players: count, // with a bet booked; each once a day
  firstDeposits: count,
});
export type FinanceSums = z.infer<typeof financeSumsSchema>;

const daySums = financeSumsSchema.extend({ day });

/** A value of a dimension: `name` is of a provider's game, of a provider or of a partner. */
const shareSchema = financeSumsSchema.extend({ value: z.string(), name: z.string().nullable() });

const entrySchema = z.object({
  transactionId: uuid,
  line: z.int(),
  part: z.string(), // with both of the above, its key
  kind: z.string(),
  at: z.int(), // ms since epoch
  account: z.string(),
  player: z.object({ userId: publicPlayerId, nick: z.string() }).nullable(),
  amount: minor, // its part of the figure
});
export type FinanceEntry = z.infer<typeof entrySchema>;

/** A month: open, waiting for a second person, or closed. */
const monthSchema = z.object({
  month: day, // its first day
  status: z.enum(['open', 'proposed', 'closed']),
  isOver: z.boolean(), // and counted
  id: z.int().nullable(), // its proposal's
  hash: z.string().nullable(),
  author: z.string().nullable(),
  isOwn: z.boolean(), // proposed by who looks, or by another account of theirs
  reason: z.string(),
  decider: z.string().nullable(),
  decision: z.string(),
  at: z.int().nullable(), // when it was proposed or closed
});
export type FinanceMonth = z.infer<typeof monthSchema>;

const range = z.object({ from: day, to: day }); // the last day included

/** Calls of the finance team: figures of the house, the entries that make them, and closed months. */
export const officeFinance = defineContract({
  calls: {
    ...forStaff('finances', {
      /** Sums by day beside those of the days before, and by value of a dimension. */
      'officeFinance.figures': {
        auth: true,
        cost: 'survey',
        payload: range.extend({ by: z.enum(financeDimensions), value: z.string().max(64).optional() }),
        answer: z.object({
          days: z.array(daySums), // every day of the range, of one value where one is asked for
          before: z.array(daySums), // as many days before it
          shares: z.array(shareSchema),
          players: z.object({ now: count, before: count }), // each once over the days
          owed: z.object({ now: minor, before: minor }), // at the end of the last day
          adjustments: z.array(financeSumsSchema.extend({ day, month: day })), // corrections of closed months, among the sums
          countedAt: z.int().nullable(), // ms since epoch: up to when the last day is counted
        }),
      },
      /** Ledger entries of a figure of one day, after a mark. `sum`: of all of them. */
      'officeFinance.entries': {
        auth: true,
        cost: 'survey',
        payload: z.object({
          day,
          dimension: z.enum(['all', ...financeDimensions]),
          value: z.string().max(64),
          figure: z.enum(financeFigures),
          after: z
            .object({ transactionId: uuid, line: z.int().min(0).max(32_767), part: z.string().max(64) })
            .optional(),
        }),
        answer: z.object({ entries: z.array(entrySchema), hasMore: z.boolean(), count, sum: minor }),
      },
      'officeFinance.months': {
        auth: true,
        cost: 'read',
        payload: z.object({}),
        answer: z.object({ months: z.array(monthSchema) }), // the newest first
      },
      /** Proposes to close a month, which a second person does. */
      'officeFinance.proposeMonth': {
        auth: true,
        cost: 'change',
        payload: z.object({ month: day, reason }),
        answer: z.object({ id: z.int() }),
      },
      'officeFinance.decideMonth': {
        auth: true,
        cost: 'change',
        payload: z.object({ id: z.int().min(1).max(2_147_483_647), isApproved: z.boolean(), reason }),
        answer: z.object({ success: z.literal(true) }),
      },
    }),
  },
});
