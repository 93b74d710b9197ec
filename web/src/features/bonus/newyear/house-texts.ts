import type { HouseTexts } from '../../../core/features/feature.ts';
import { texts } from '../../../core/i18n/messages.ts';

export const newyearHouseTexts = {
  thing: { messages: texts('bonus', 'newyear-thing-house') },
  edition: { messages: texts('bonus', 'newyear-edition-house') },
} as const satisfies Record<string, HouseTexts>;
