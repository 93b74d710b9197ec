import type { outsideBonusCalls } from '../../../../contract/features/outside-bonus.contract.ts';
import type { BonusPlayer, BonusTools } from '../../../core/bonus/bonus-context.ts';
import type { Bonus } from '../../../core/bonus/define-bonus.ts';
import type { Handlers } from '../../../core/games/server-game.ts';
import { takeFor } from '../bonus.handlers.ts';
import { vkRepost, xRepost } from '../bonuses/repost/repost.ts';
import { checkBeforeTaking, checkRepost, sourceOf, type RepostPlace } from './check-repost.ts';

/** Calls of repost bonuses. */
export const createRepostCalls = (
  tools: BonusTools,
  { x, vk }: { x: RepostPlace; vk: RepostPlace },
): Handlers<typeof outsideBonusCalls> => {
  const take = async (declared: Bonus, place: RepostPlace, player: BonusPlayer) => {
    await tools.guard.assertMayPlay(player.userId);
    await checkBeforeTaking(tools, place, player.userId);
    return takeFor(tools, declared, player);
  };
  const look = (place: RepostPlace, { userId }: BonusPlayer) => checkRepost(tools, place, userId, { isFresh: true });

  return {
    'bonus.Xrepost.getInfoByUser': {
      async handle(_payload, { player }) {
        const { isLinked, isReposted } = await look(x, player);
        return { accountLinked: isLinked, repost: isReposted, url: sourceOf(x).url };
      },
    },
    'bonus.Xrepost.takeBonus': { handle: (_payload, { player }) => take(xRepost, x, player) },
    'bonus.Xrepost.createRetweet': { handle: () => ({ success: true, url: sourceOf(x).url }) },
    'bonus.vkRepost.getInfoByUser': {
      async handle(_payload, { player }) {
        const { isLinked, isReposted } = await look(vk, player);
        return { linkVk: isLinked, repost: isReposted, url: sourceOf(vk).url };
      },
    },
    'bonus.vkRepost.takeBonus': { handle: (_payload, { player }) => take(vkRepost, vk, player) },
  };
};
