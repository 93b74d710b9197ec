import { bonus } from 'db';
import { z } from 'zod';
import {
  bonusIds,
  MIN_RAKEBACK_MINOR,
  rakebackAccruedMinor,
  rakebackCodes,
  rakebackParts,
  rakebackRates,
} from '../../../../../contract/features/bonus-values.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { levelsIn } from '../../../../core/bonus/context-facts.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { limitText } from '../../../../core/hosts/stake.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

/** The available amount, base hundredths. */
const available = async (context: BonusContext): Promise<bigint> => {
  const { stats, meter } = context;
  const levels = (await levelsIn(context)).map(({ id, needsCompoints }) => ({ id, needsMinor: needsCompoints }));
  const left = rakebackAccruedMinor(stats.totalBetMinor, levels) - meter.rakebackTaken;
  return left > 0n ? left : 0n; // a raised threshold may have lowered the accrued sum
};

/** A share of every stake, by level, to the real balance, whenever the minimum is reached. */
export const rakeback = defineBonus({
  id: bonusIds.rakeback,
  section: 'permanent',
  terms: 1,
  rules: z.object({}),
  input: z
    .object({ place: z.literal('vip').optional() })
    .transform((input): { place?: string } => (input.place === undefined ? {} : { place: input.place })),
  isWatched: false,
  async offer(context, _rules, { place }) {
    const amountMinor = await available(context);
    if (amountMinor < MIN_RAKEBACK_MINOR) {
      const limit = limitText(MIN_RAKEBACK_MINOR, context.shownIn, 'min');
      const { belowMinimum, vipBelowMinimum } = rakebackCodes;
      throw new CallError(place === 'vip' ? vipBelowMinimum : belowMinimum, {
        ...limit,
        message: 'rakebackBelowMinimum',
      });
    }
    const details = { totalMinor: String(context.stats.totalBetMinor) };
    return { period: `${context.meter.rakebackTaken}`, account: 'real', amountMinor, details };
  },
  houseFigures: () => ({
    minimumMinor: Number(MIN_RAKEBACK_MINOR),
    ...Object.fromEntries(rakebackRates.map(({ parts }, index) => [`rate${index + 1}Per100000`, Number(parts)])),
    ...Object.fromEntries(rakebackRates.map(({ from }, index) => [`from${index + 1}Level`, from])),
  }),
  async figures(context) {
    const { totalBetMinor, vipStatus } = context.stats;
    const availableMinor = Number(await available(context));
    return {
      totalMinor: Number(totalBetMinor),
      ratePer100000: Number(rakebackParts(vipStatus)),
      takenMinor: Number(context.meter.rakebackTaken),
      availableMinor,
      missingMinor: Math.max(0, Number(MIN_RAKEBACK_MINOR) - availableMinor),
    };
  },
  async onTaken({ unit, userId, meter }, { amountMinor }) {
    const rakebackTaken = meter.rakebackTaken + amountMinor;
    await bonus.bonusMeterRepository(unit.em).change(userId, { rakebackTaken });
  },
});
