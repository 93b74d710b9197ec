import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearRu } from './newyear.messages.ts';

export const ua = {
  headphones: 'Навушники',
  smartphone: 'Смартфон',
  sweets: 'Набір солодощів',
} as const satisfies Translation<typeof newyearRu>;
