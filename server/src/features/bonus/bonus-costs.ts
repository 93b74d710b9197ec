import { bonus, dayOf } from 'db';
import { houseDayText } from 'games-engine';
import type { CallAnswer, CallPayload } from '../../../contract/calls.ts';
import { generalCodes } from '../../../contract/general-codes.ts';
import type { FeatureTools } from '../../core/features/feature.ts';
import { CallError } from '../../core/realtime/call-error.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;

/** Throws CallError 400 for a range that is empty or longer than a year. */
const assertRange = ({ from, to }: { from: number; to: number }): void => {
  if (from < 0 || to <= from || to - from > MAX_DAYS * DAY_MS)
    throw new CallError(generalCodes.badPayload, { field: 'to' });
};

/** Movements of bonuses in a range, takers' deposits around them, and open grants. Throws CallError 400. */
export const loadCosts = async (
  { db }: Pick<FeatureTools, 'db'>,
  { days, ...range }: CallPayload<'officeBonus.costs'>,
): Promise<CallAnswer<'officeBonus.costs'>> => {
  assertRange(range);
  const [moved, brought, outstanding] = await Promise.all([
    bonus.bonusMoved(db.pool, range),
    bonus.bonusBrought(db.pool, range, days),
    bonus.bonusOutstanding(db.pool),
  ]);
  return {
    moved: moved.map(({ firstDay, bonus: name, account, granted, released, lapsed, converted, realMinor }) => ({
      period: houseDayText(firstDay),
      bonus: name,
      account,
      granted: Number(granted),
      released: Number(released),
      lapsed: Number(lapsed),
      converted: Number(converted),
      real: Number(realMinor),
    })),
    brought: brought.map(({ firstDay, bonus: name, takers, beforeMinor, afterMinor }) => ({
      period: firstDay === null ? null : houseDayText(firstDay),
      bonus: name,
      takers,
      before: Number(beforeMinor),
      after: Number(afterMinor),
    })),
    outstanding: outstanding.map(({ amount, ...open }) => ({ ...open, amount: Number(amount) })),
  };
};

/** Stakes in a range by VIP level, as sums over players. Throws CallError 400. */
export const loadMeasured = async (
  { db }: Pick<FeatureTools, 'db'>,
  range: { from: number; to: number },
): Promise<CallAnswer<'officeBonus.measured'>> => {
  assertRange(range);
  const days = { fromDay: dayOf(range.from), toDay: dayOf(range.to - 1) };
  const levels = await bonus.measuredPlay(db.pool, days);
  return {
    levels: levels.map(({ statusId, players, stakedMinor, weeks, lossMinor }) => ({
      statusId,
      players,
      staked: Number(stakedMinor),
      weeks,
      loss: Number(lossMinor),
    })),
  };
};
