import { bonus } from 'db';
import { z } from 'zod';
import {
  bonusCodes,
  bonusIds,
  CASHBACK_PERCENT,
  cashbackMinor,
} from '../../../../../contract/features/bonus-values.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { cashbackWeek } from '../../../../core/bonus/cashback-week.ts';

const MAX_PERCENT = 20;
const rules = z.object({ percent: z.int().min(1).max(MAX_PERCENT).default(Number(CASHBACK_PERCENT)) });

const playedIn = ({ unit, userId }: BonusContext, days: { from: number; to: number }): Promise<bonus.PlayedSum> =>
  bonus.playedOnDays(unit.client, userId, days);

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
    const { isSunday, sunday, nextSundayAt, before } = cashbackWeek(context.at);
    if (!isSunday) throw new CallError(bonusCodes.notYet, { until: nextSundayAt });
    const played = await playedIn(context, before);
    const amountMinor = cashbackMinor(played, BigInt(percent));
    if (amountMinor === 0n) throw new CallError(bonusCodes.nothing, { until: nextSundayAt });
    const details = { staked: String(played.stakedMinor), paid: String(played.paidMinor), percent };
    return { period: `${sunday}`, account: 'real', amountMinor, details };
  },
  async figures(context, { percent }) {
    const { isSunday, before, soFar, nextSundayAt, lapsesAt } = cashbackWeek(context.at);
    const { stakedMinor, paidMinor } = await playedIn(context, isSunday ? before : soFar);
    const amount = cashbackMinor({ stakedMinor, paidMinor }, BigInt(percent));
    const until = isSunday ? lapsesAt : nextSundayAt;
    return { staked: Number(stakedMinor), paid: Number(paidMinor), percent, amount: Number(amount), until };
  },
});
