import { bonus } from 'db';
import { z } from 'zod';
import { bonusCodes, bonusIds } from '../../../../../contract/features/bonus-values.ts';
import {
  STORY_WAIT_MS,
  TELEGRAM_STORY_REWARD,
  TELEGRAM_STORY_VIP,
  telegramStoryCodes,
} from '../../../../../contract/features/telegram-bonus-values.ts';
import { outsideIn, profilesIn } from '../../../../core/bonus/context-facts.ts';
import { defineBonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';
import { assertLevel, rewardFields, rewardFigures, rewardOf, rewardRules } from './telegram-reward.ts';

const WAGER_TIMES = 0; // reaching its level costs more than it gives

/**
 * For a Telegram story with the player's link, once: somebody else followed the link, and the lifetime of a story has
 * passed.
 */
export const telegramStory = defineBonus({
  id: bonusIds.telegramStory,
  section: 'permanent',
  terms: 1,
  rules: rewardRules(TELEGRAM_STORY_REWARD, WAGER_TIMES),
  ruleFields: rewardFields,
  input: z.object({}),
  isWatched: true,
  taken: () => new CallError(telegramStoryCodes.used, { message: 'storyUsed' }),
  async offer(context, rules) {
    const { unit, userId, at } = context;
    if (!(await outsideIn(context)).has(bonusIds.telegramStory)) throw new CallError(bonusCodes.off);
    const profile = (await profilesIn(context)).find(({ provider }) => provider === 'telegram');
    if (!profile) throw new CallError(telegramStoryCodes.link, { message: 'telegramLink' });
    await assertLevel(context, TELEGRAM_STORY_VIP);
    const story = await bonus.telegramStoryRepository(unit.em).find(userId);
    if (story?.visitedAt == null) throw new CallError(telegramStoryCodes.notSeen);
    const until = story.visitedAt + STORY_WAIT_MS;
    if (at < until) throw new CallError(bonusCodes.notYet, { until });
    const details = { visitedAt: story.visitedAt };
    return { period: '1', ...rewardOf(rules, at), identity: profile.subject, details };
  },
  choices: async (context) => ((await outsideIn(context)).has(bonusIds.telegramStory) ? [{}] : []),
  houseFigures: (rules) => rewardFigures(rules, TELEGRAM_STORY_VIP),
});
