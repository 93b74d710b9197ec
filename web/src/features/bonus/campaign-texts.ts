import type { HouseTexts } from '../../core/features/feature.ts';
import { TOURNAMENT_ID } from 'server/contract';
import { label, texts } from '../../core/i18n/messages.ts';
import { bonusCards } from './bonus-cards.ts';

/** Campaigns are named by the cards of their bonuses, or by their grants where there is no card. */
export const campaignTexts: HouseTexts = {
  messages: texts('bonus', 'campaign-house'),
  names: {
    ...Object.fromEntries(bonusCards.map(({ id, name }) => [id, name])),
    [TOURNAMENT_ID]: label(texts('bonus', 'main'), 'tournament'),
  },
};
