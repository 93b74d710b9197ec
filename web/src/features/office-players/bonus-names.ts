import { label, texts, useLabels, useMessages } from '../../core/i18n/messages.ts';
import { vipName } from '../../core/vip/vip-level.ts';

const cards = texts('bonus', 'cards');
const outside = texts('bonus', 'outside-cards');
const promo = texts('bonus', 'promo');
const telegram = texts('bonus', 'telegram');
const main = texts('bonus', 'main');

// The words of players' own cards: staff and player speak of the same bonus.
const names = {
  introductory: label(cards, 'introductory.name'),
  cashback: label(cards, 'cashback.name'),
  rakeback: label(cards, 'rakeback.name'),
  vipReward: label(cards, 'vipReward.name'),
  robbery: label(texts('bonus', 'robbery'), 'name'),
  xRepost: label(outside, 'x.name'),
  vkRepost: label(outside, 'vk.name'),
  ton: label(outside, 'ton.name'),
  partner: label(outside, 'partners.name'),
  telegramGroup: label(telegram, 'group.name'),
  telegramStory: label(telegram, 'story.name'),
  promoCode: label(promo, 'code'),
  referralCode: label(promo, 'inviter'),
  newyear: label(texts('bonus', 'newyear'), 'name'),
  airdrop: label(main, 'airdrop'),
  rain: label(main, 'rain'),
  quiz: label(main, 'quiz'),
  partnerInvite: label(main, 'partnerInvite'),
  tournament: label(main, 'tournament'),
} as const;

const ids = Object.keys(names);
const labels = Object.values(names);

/** Names a granted bonus, with its level or code where it has one. */
export const useGrantName = (): ((grant: { bonus: string; code: string }) => string) => {
  const t = useMessages('bonus', 'main');
  const words = useLabels(labels);
  return ({ bonus, code }) => {
    const name = words[ids.indexOf(bonus)] ?? t('other');
    if (bonus === 'vipReward') return [name, vipName(Number(code))].filter(Boolean).join(', ');
    return bonus === 'promoCode' ? `${name}, ${code}` : name;
  };
};
