import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearRu } from './newyear.messages.ts';

export const uz = {
  headphones: 'Quloqchin',
  smartphone: 'Smartfon',
  sweets: 'Shirinliklar to‘plami',
} as const satisfies Translation<typeof newyearRu>;
