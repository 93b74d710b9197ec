import type { BonusOffer, BonusOverview } from 'server/contract';
import type { BonusCard } from './bonus-card.ts';
import { cashbackCard } from './cashback-card.tsx';
import { introductoryCard } from './introductory-card.tsx';
import { partnerCard } from './partner-card.tsx';
import { promoCards } from './promo-cards.ts';
import { newyearCard } from './newyear/newyear-card.tsx';
import { rakebackCard } from './rakeback-card.tsx';
import { robberyCard } from './robbery/robbery-card.tsx';
import { vkRepostCard, xRepostCard } from './repost-card.tsx';
import { telegramGroupCard } from './telegram-group-card.tsx';
import { telegramStoryCard } from './telegram-story-card.tsx';
import { tonCard } from './ton-card.tsx';
import { vipRewardCard } from './vip-reward-card.tsx';

/** The cards of all bonuses, in page order. Bonuses the server does not offer are not shown. */
export const bonusCards: readonly BonusCard[] = [
  introductoryCard,
  cashbackCard,
  rakebackCard,
  robberyCard,
  vipRewardCard,
  xRepostCard,
  vkRepostCard,
  tonCard,
  partnerCard,
  telegramGroupCard,
  telegramStoryCard,
  ...promoCards,
  newyearCard,
];

export const offersOf = ({ offers }: Pick<BonusOverview, 'offers'>, { id }: Pick<BonusCard, 'id'>): BonusOffer[] =>
  offers.filter(({ bonus }) => bonus === id);

/** The cards of a section, in their order. */
export const cardsOf = (overview: Pick<BonusOverview, 'offers'>, section: BonusOffer['section']): BonusCard[] =>
  bonusCards.filter((card) => offersOf(overview, card).some((offer) => offer.section === section));
