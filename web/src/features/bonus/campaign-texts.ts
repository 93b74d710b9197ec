import type { HouseTexts } from '../../core/features/feature.ts';
import { TOURNAMENT_ID } from 'server/contract';
import { label } from '../../core/i18n/messages.ts';
import { bonusCards } from './bonus-cards.ts';
import { bonusMessages } from './bonus.messages.ts';
import { campaignMessages } from './campaign-house.messages.ts';

/** Campaigns are named by the cards of their bonuses, or by their grants where there is no card. */
export const campaignTexts: HouseTexts = {
  messages: campaignMessages,
  names: {
    ...Object.fromEntries(bonusCards.map(({ id, name }) => [id, name])),
    [TOURNAMENT_ID]: label(bonusMessages, 'tournament'),
  },
};
