import type { Bonus } from '../../core/bonus/define-bonus.ts';
import { cashback } from './bonuses/cashback/cashback.ts';
import { introductory } from './bonuses/introductory/introductory.ts';
import { newyear } from './bonuses/newyear/newyear.ts';
import { promoCode } from './bonuses/promo-code/promo-code.ts';
import { rakeback } from './bonuses/rakeback/rakeback.ts';
import { referralCode } from './bonuses/referral-code/referral-code.ts';
import { partner } from './bonuses/partner/partner.ts';
import { vkRepost, xRepost } from './bonuses/repost/repost.ts';
import { robbery } from './bonuses/robbery/robbery.ts';
import { telegramGroup } from './bonuses/telegram/telegram-group.ts';
import { telegramStory } from './bonuses/telegram/telegram-story.ts';
import { ton } from './bonuses/ton/ton.ts';
import { vipReward } from './bonuses/vip-reward/vip-reward.ts';

/** Every bonus, in the order of the bonus page. */
export const bonuses: readonly Bonus[] = [
  introductory,
  cashback,
  rakeback,
  robbery,
  vipReward,
  promoCode,
  referralCode,
  telegramGroup,
  telegramStory,
  xRepost,
  vkRepost,
  ton,
  partner,
  newyear,
];
