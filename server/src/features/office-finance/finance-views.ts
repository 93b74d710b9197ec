import { finance } from 'db';
import { houseDayOf, houseDayText, houseMomentOf } from 'games-engine';
import type { CallAnswer, CallPayload } from '../../../contract/calls.ts';
import {
  FINANCE_ENTRIES_PAGE,
  MAX_FINANCE_DAYS,
  type FinanceSums,
} from '../../../contract/features/office-finance.contract.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { countDue, FIGURES_FRESH_MS } from '../../core/finance/count-due.ts';
import { CallError } from '../../core/realtime/call-error.ts';

type Tools = Pick<FeatureTools, 'db' | 'em' | 'clock'>;

/** The number of a house's day. Throws CallError 400 for a date that there is none of. */
export const dayNumber = (text: string, field: string): number => {
  const day = houseDayOf(houseMomentOf(text));
  if (!(day >= 0) || houseDayText(day) !== text) throw new CallError(generalCodes.badPayload, { field });
  return day;
};

const nothing: finance.FinanceSums = {
  staked: 0n,
  paid: 0n,
  bonuses: 0n,
  fees: 0n,
  partners: 0n,
  other: 0n,
  deposits: 0n,
  withdrawals: 0n,
  owed: 0n,
  players: 0,
  firstDeposits: 0,
};

/** Sums as they are shown. */
const shown = (sums: finance.FinanceSums): FinanceSums => {
  const { staked, paid, bonuses, fees, partners, other, deposits, withdrawals, owed, players, firstDeposits } = sums;
  return {
    staked: Number(staked),
    paid: Number(paid),
    ggr: Number(finance.grossOf(sums)),
    bonuses: Number(bonuses),
    fees: Number(fees),
    partners: Number(partners),
    other: Number(other),
    ngr: Number(finance.netOf(sums)),
    deposits: Number(deposits),
    withdrawals: Number(withdrawals),
    owed: Number(owed),
    players,
    firstDeposits,
  };
};

const everyDay = async (
  { db }: Tools,
  range: finance.FinanceRange,
  { by, value }: Pick<CallPayload<'officeFinance.figures'>, 'by' | 'value'>,
): Promise<CallAnswer<'officeFinance.figures'>['days']> => {
  const place = value === undefined ? undefined : { dimension: by, value };
  const found = new Map((await finance.financeDays(db.pool, range, place)).map((row) => [row.day, row]));
  return Array.from({ length: range.to - range.from + 1 }, (_, step) => range.from + step).map((day) => ({
    day: houseDayText(day),
    ...shown(found.get(day) ?? nothing),
  }));
};

/** Figures of some days. Throws CallError 400 for a range that is empty or longer than a year. */
export const loadFigures = async (
  tools: Tools,
  { from, to, by, value }: CallPayload<'officeFinance.figures'>,
): Promise<CallAnswer<'officeFinance.figures'>> => {
  const { pool } = tools.db;
  const range = { from: dayNumber(from, 'from'), to: dayNumber(to, 'to') };
  const days = range.to - range.from + 1;
  if (days < 1 || days > MAX_FINANCE_DAYS) throw new CallError(generalCodes.badPayload, { field: 'to' });
  const before = { from: range.from - days, to: range.from - 1 };
  await countDue(tools, FIGURES_FRESH_MS);
  const shares = await finance.financeShares(pool, range, by);
  const adjustments = await finance.financeAdjustments(pool, range);
  return {
    days: await everyDay(tools, range, { by, value }),
    before: await everyDay(tools, before, { by, value }),
    shares: shares.map(({ value, name, ...sums }) => ({ value, name, ...shown(sums) })),
    players: {
      now: await finance.activePlayers(pool, range),
      before: await finance.activePlayers(pool, before),
    },
    owed: {
      now: Number(await finance.owedAt(pool, range.to)),
      before: Number(await finance.owedAt(pool, before.to)),
    },
    adjustments: adjustments.map(({ day, month, ...sums }) => ({
      day: houseDayText(day),
      month: houseDayText(month),
      ...shown(sums),
    })),
    countedAt: (await finance.financeCounts(tools.em()).last())?.at ?? null,
  };
};

/** Entries of a figure, a page of them. Throws CallError 400. */
export const loadEntries = async (
  { db }: Tools,
  { day, dimension, value, figure, after }: CallPayload<'officeFinance.entries'>,
): Promise<CallAnswer<'officeFinance.entries'>> => {
  const place = { day: dayNumber(day, 'day'), dimension, value, figure };
  const { entries: count, sum } = await finance.figureSum(db.pool, place);
  const rows = await finance.figureEntries(db.pool, place, { after, limit: FINANCE_ENTRIES_PAGE + 1 });
  return {
    entries: rows.slice(0, FINANCE_ENTRIES_PAGE).map(({ userId, nick, amount, ...entry }) => ({
      ...entry,
      player: userId === null ? null : { userId, nick: nick ?? '' },
      amount: Number(amount),
    })),
    hasMore: rows.length > FINANCE_ENTRIES_PAGE,
    count,
    sum: Number(sum),
  };
};
