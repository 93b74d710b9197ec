import { z } from 'zod';
import { bonusCodes, bonusIds } from '../../../../../contract/features/bonus-values.ts';
import {
  TELEGRAM_GROUP_REWARD,
  TELEGRAM_GROUP_VIP,
  telegramGroupCodes,
} from '../../../../../contract/features/telegram-bonus-values.ts';
import { outsideCheckIn, outsideIn } from '../../../../core/bonus/context-facts.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { assertLevel, rewardFields, rewardFigures, rewardOf, rewardRules } from './telegram-reward.ts';

const WAGER_TIMES = 10; // reaching its level costs less than it gives, so it must be wagered

/**
 * For membership of the house's Telegram group, once. Telegram is asked just before taking; its answer is read here.
 */
export const telegramGroup = defineBonus({
  id: bonusIds.telegramGroup,
  section: 'permanent',
  terms: 1,
  rules: rewardRules(TELEGRAM_GROUP_REWARD, WAGER_TIMES),
  ruleFields: rewardFields,
  input: z.object({}),
  isWatched: true,
  async offer(context, rules) {
    const { target: group, profile, isDone } = await outsideCheckIn(context, bonusIds.telegramGroup, 'telegram');
    if (group === undefined) throw new CallError(bonusCodes.off);
    if (!profile) throw new CallError(telegramGroupCodes.link, { message: 'telegramLink' });
    await assertLevel(context, TELEGRAM_GROUP_VIP);
    if (!isDone) throw new CallError(telegramGroupCodes.link, { message: 'telegramCheck' });
    return { period: '1', ...rewardOf(rules, context.at), identity: profile.subject, details: { group } };
  },
  choices: async (context) => ((await outsideIn(context)).has(bonusIds.telegramGroup) ? [{}] : []),
  houseFigures: (rules) => rewardFigures(rules, TELEGRAM_GROUP_VIP),
});
