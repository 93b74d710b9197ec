import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearRu } from './newyear.messages.ts';

export const tr = {
  headphones: 'Kulaklık',
  smartphone: 'Akıllı telefon',
  sweets: 'Tatlı kutusu',
} as const satisfies Translation<typeof newyearRu>;
