import { z } from 'zod';
import { bonusCodes, bonusIds } from '../../../../../contract/features/bonus-values.ts';
import {
  REPOST_REWARD_USDIC,
  REPOST_WAGER_TIMES,
  repostCodes,
} from '../../../../../contract/features/outside-bonus-values.ts';
import type { Social } from '../../../../../contract/profile.contract.ts';
import { outsideCheckIn, outsideIn } from '../../../../core/bonus/context-facts.ts';
import { defineBonus, type Bonus } from '../../../../core/bonus/define-bonus.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

const HUNDREDTHS = 100;
const MAX_AMOUNT = 1000;
const MAX_TIMES = 100;

const rules = z.object({
  amount: z.int().min(1).max(MAX_AMOUNT).default(REPOST_REWARD_USDIC), // whole USDIC
  wagerTimes: z.int().min(1).max(MAX_TIMES).default(REPOST_WAGER_TIMES),
});

/**
 * For reposting a post of the house, in USDIC to be wagered, once. The network is asked just before taking; its answer is
 * read here.
 */
const repostBonus = (id: string, provider: Social): Bonus =>
  defineBonus({
    id,
    section: 'limited',
    terms: 1,
    rules,
    ruleFields: [
      { key: 'amount', kind: 'integer', min: 1, max: MAX_AMOUNT },
      { key: 'wagerTimes', kind: 'integer', min: 1, max: MAX_TIMES },
    ],
    input: z.object({}),
    isWatched: true,
    async offer(context, { amount, wagerTimes }) {
      const { profile, target: post, isDone } = await outsideCheckIn(context, id, provider);
      if (post === undefined) throw new CallError(bonusCodes.off);
      if (!profile || !isDone) throw new CallError(repostCodes.conditions);
      return {
        period: '1',
        account: 'usdicLocked',
        amountMinor: BigInt(amount * HUNDREDTHS),
        wagerTimes,
        identity: profile.subject,
        details: { post },
      };
    },
    choices: async (context) => ((await outsideIn(context)).has(id) ? [{}] : []),
    houseFigures: ({ amount, wagerTimes }) => ({
      amountUsdic: amount * HUNDREDTHS,
      wagerUsdic: amount * wagerTimes * HUNDREDTHS,
    }),
    async figures(context) {
      const { profile, isDone } = await outsideCheckIn(context, id, provider);
      return { isLinked: Number(profile !== undefined), isReposted: Number(isDone) };
    },
  });

export const xRepost = repostBonus(bonusIds.xRepost, 'twitter');
export const vkRepost = repostBonus(bonusIds.vkRepost, 'vk');
