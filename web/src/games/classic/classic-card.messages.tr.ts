import type { Translation } from '../../core/i18n/messages.ts';
import type { classicCardRu } from './classic-card.messages.ts';

export const tr = {
  name: 'Klasik',
  text: 'Herkes için tek bir pot. Bilet arttıkça şans da artar.',
} as const satisfies Translation<typeof classicCardRu>;
