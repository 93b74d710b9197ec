import type { HouseTexts } from '../../core/features/feature.ts';
import { texts } from '../../core/i18n/messages.ts';

/** Labels of the rules of games for their four-eyes form. */
export const rulesHouse: HouseTexts = { messages: texts('office-games', 'rules-house') };
