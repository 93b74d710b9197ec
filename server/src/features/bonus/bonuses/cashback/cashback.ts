import { bonus } from 'db';
import { z } from 'zod';
import {
  bonusCodes,
  bonusIds,
  CASHBACK_MAX_PERCENT,
  CASHBACK_PERCENT,
  cashbackMinor,
} from '../../../../../contract/features/bonus-values.ts';
import { onceIn } from '../../../../core/bonus/context-facts.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { cashbackWeek } from '../../../../core/bonus/cashback-week.ts';

const MAX_PERCENT = 20;
const rules = z.object({ percent: z.int().min(1).max(MAX_PERCENT).default(Number(CASHBACK_PERCENT)) });

/** Stakes and payouts that count now: of the week before on a Sunday, else of this week so far. */
const playedIn = onceIn(({ unit, userId, at }) => {
  const { isSunday, before, soFar } = cashbackWeek(at);
  return bonus.playedOnDays(unit.client, userId, isSunday ? before : soFar);
});

/** A share of a week's net loss, to the real balance, on the following Sunday. */
export const cashback = defineBonus({
  id: bonusIds.cashback,
  section: 'permanent',
  terms: 1,
  rules,
  ruleFields: [{ key: 'percent', kind: 'integer', min: 1, max: MAX_PERCENT }],
  input: z.object({}),
  isWatched: false,
  async offer(context, { percent }) {
    const { isSunday, sunday, nextSundayAt } = cashbackWeek(context.at);
    if (!isSunday) throw new CallError(bonusCodes.notYet, { until: nextSundayAt });
    const played = await playedIn(context);
    const amountMinor = cashbackMinor(played, BigInt(percent));
    if (amountMinor === 0n) throw new CallError(bonusCodes.nothing, { until: nextSundayAt });
    const details = { staked: String(played.stakedMinor), paid: String(played.paidMinor), percent };
    return { period: `${sunday}`, account: 'real', amountMinor, details };
  },
  houseFigures: ({ percent }) => ({
    percent,
    housePercent: Number(CASHBACK_MAX_PERCENT.house),
    providersPercent: Number(CASHBACK_MAX_PERCENT.providers),
  }),
  async figures(context, { percent }) {
    const { isSunday, nextSundayAt, lapsesAt } = cashbackWeek(context.at);
    const played = await playedIn(context);
    return {
      stakedMinor: Number(played.stakedMinor),
      paidMinor: Number(played.paidMinor),
      amountMinor: Number(cashbackMinor(played, BigInt(percent))),
      until: isSunday ? lapsesAt : nextSundayAt,
    };
  },
});
