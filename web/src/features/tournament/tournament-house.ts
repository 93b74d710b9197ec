import type { HouseTexts } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { tournamentHouseMessages } from './tournament-house.messages.ts';

/** Labels of the tournament's settings for their four-eyes forms. */
export const tournamentHouse: HouseTexts = {
  messages: tournamentHouseMessages,
  names: { daily: label(tournamentHouseMessages, 'daily') },
};
