import type { HouseTexts } from '../../../core/features/feature.ts';
import { newyearEditionTexts } from './newyear-edition-house.messages.ts';
import { newyearThingTexts } from './newyear-thing-house.messages.ts';

export const newyearHouseTexts = {
  thing: { messages: newyearThingTexts },
  edition: { messages: newyearEditionTexts },
} as const satisfies Record<string, HouseTexts>;
