import { outsideBonus, socialProfilesOf, type LinkedProfile } from 'db';
import { z } from 'zod';
import { bonusCodes, bonusIds } from '../../../../../contract/features/bonus-values.ts';
import {
  REPOST_REWARD_USDIC,
  REPOST_WAGER_TIMES,
  repostCodes,
} from '../../../../../contract/features/outside-bonus-values.ts';
import type { Social } from '../../../../../contract/profile.contract.ts';
import type { BonusContext } from '../../../../core/bonus/bonus-context.ts';
import { defineBonus, type Bonus } from '../../../../core/bonus/define-bonus.ts';
import { onceIn } from '../../../../core/bonus/once-in.ts';
import { CallError } from '../../../../core/realtime/call-error.ts';

const HUNDREDTHS = 100;
const MAX_AMOUNT = 1000;
const MAX_TIMES = 100;

const rules = z.object({
  amount: z.int().min(1).max(MAX_AMOUNT).default(REPOST_REWARD_USDIC), // whole USDIC
  wagerTimes: z.int().min(1).max(MAX_TIMES).default(REPOST_WAGER_TIMES),
});

/** The last check of a player's repost, for their current account and the current post. */
interface Known {
  profile: LinkedProfile | undefined;
  post: string | undefined; // undefined: none
  isReposted: boolean;
}

const knownOf = (id: string, provider: Social): ((context: BonusContext) => Promise<Known>) =>
  onceIn(async ({ unit, userId }) => {
    const outside = await outsideBonus.bonusOutsideRepository(unit.em).find(id);
    const check = await outsideBonus.repostCheckRepository(unit.em).find(userId, id);
    const profile = (await socialProfilesOf(unit.client, userId)).find((one) => one.provider === provider);
    const isSame = check?.subject === profile?.subject && check?.post === outside?.target;
    return { profile, post: outside?.target, isReposted: check?.isReposted === true && isSame };
  });

/**
 * For reposting a post of the house, in USDIC to be wagered, once. The network is asked just before taking; its answer is
 * read here.
 */
const repostBonus = (id: string, provider: Social): Bonus => {
  const known = knownOf(id, provider);
  return defineBonus({
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
      const { profile, post, isReposted } = await known(context);
      if (post === undefined) throw new CallError(bonusCodes.off);
      if (!profile || !isReposted) throw new CallError(repostCodes.conditions);
      return {
        period: '1',
        account: 'usdicLocked',
        amountMinor: BigInt(amount * HUNDREDTHS),
        wagerTimes,
        identity: profile.subject,
        details: { post },
      };
    },
    choices: async (context) => ((await known(context)).post === undefined ? [] : [{}]),
    async figures(context, { amount, wagerTimes }) {
      const { profile, isReposted } = await known(context);
      return {
        amount: amount * HUNDREDTHS,
        wager: amount * wagerTimes * HUNDREDTHS,
        isLinked: Number(profile !== undefined),
        isReposted: Number(isReposted),
      };
    },
  });
};

export const xRepost = repostBonus(bonusIds.xRepost, 'twitter');
export const vkRepost = repostBonus(bonusIds.vkRepost, 'vk');
