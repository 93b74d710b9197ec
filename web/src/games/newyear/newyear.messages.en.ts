import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearRu } from './newyear.messages.ts';

export const en = {
  headphones: 'Headphones',
  smartphone: 'Smartphone',
  sweets: 'Box of sweets',
} as const satisfies Translation<typeof newyearRu>;
