import type { HouseTexts } from '../../core/features/feature.ts';
import { bonusCards } from './bonus-cards.ts';
import { campaignMessages } from './campaign-house.messages.ts';

/** Campaigns are called like the cards of their bonuses. */
export const campaignTexts: HouseTexts = {
  messages: campaignMessages,
  names: Object.fromEntries(bonusCards.map(({ id, name }) => [id, name])),
};
