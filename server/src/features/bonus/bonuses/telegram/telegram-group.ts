import { bonus, outsideBonus } from 'db';
import { z } from 'zod';
import { bonusCodes, bonusIds } from '../../../../../contract/features/bonus-values.ts';
import {
  TELEGRAM_GROUP_REWARD,
  TELEGRAM_GROUP_VIP,
  telegramGroupCodes,
} from '../../../../../contract/features/telegram-bonus-values.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { assertLevel } from './telegram-level.ts';
import { rewardFields, rewardFigures, rewardOf, rewardRules } from './telegram-reward.ts';

const WAGER_TIMES = 10; // reaching its level costs less than it gives, so it must be wagered

/** Telegram's last answer about a player, for their current account and the current group. */
const knownOf = async ({ unit, userId }: BonusContext) => {
  const id = bonusIds.telegramGroup;
  const group = (await outsideBonus.bonusOutsideRepository(unit.em).find(id))?.target;
  const subject = await bonus.linkedSubject(unit.em, userId, 'telegram');
  const check = await outsideBonus.repostCheckRepository(unit.em).find(userId, id);
  const isSame = check?.subject === subject && check?.post === group;
  return { group, subject, isMember: check?.isReposted === true && isSame };
};

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
    const { group, subject, isMember } = await knownOf(context);
    if (group === undefined) throw new CallError(bonusCodes.off);
    if (subject === undefined) throw new CallError(telegramGroupCodes.link, { message: 'telegramLink' });
    await assertLevel(context, TELEGRAM_GROUP_VIP);
    if (!isMember) throw new CallError(telegramGroupCodes.subscribe, { message: 'telegramSubscribe' });
    return { period: '1', ...rewardOf(rules, context.at), identity: subject, details: { group } };
  },
  choices: async ({ unit }) =>
    (await outsideBonus.bonusOutsideRepository(unit.em).find(bonusIds.telegramGroup)) ? [{}] : [],
  figures: (_context, rules) => rewardFigures(rules, TELEGRAM_GROUP_VIP),
});
