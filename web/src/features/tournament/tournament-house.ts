import type { HouseTexts } from '../../core/features/feature.ts';
import { label } from '../../core/i18n/messages.ts';
import { tournamentHouseMessages } from './tournament-house.messages.ts';

/** The words of the tournament's bank and shares, which change with four eyes. */
export const tournamentHouse: HouseTexts = {
  messages: tournamentHouseMessages,
  names: { daily: label(tournamentHouseMessages, 'daily') },
};
