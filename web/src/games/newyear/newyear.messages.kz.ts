import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearRu } from './newyear.messages.ts';

export const kz = {
  headphones: 'Құлаққап',
  smartphone: 'Смартфон',
  sweets: 'Тәттілер жинағы',
} as const satisfies Translation<typeof newyearRu>;
