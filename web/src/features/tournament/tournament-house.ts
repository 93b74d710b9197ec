import type { HouseTexts } from '../../core/features/feature.ts';
import { label, texts } from '../../core/i18n/messages.ts';

/** Labels of the tournament's settings for their four-eyes forms. */
export const tournamentHouse: HouseTexts = {
  messages: texts('tournament', 'house'),
  names: { daily: label(texts('tournament', 'house'), 'daily') },
};
