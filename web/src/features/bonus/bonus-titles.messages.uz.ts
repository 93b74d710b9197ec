import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './bonus-titles.messages.ts';

export const uz = {
  title: 'Bonuslar',
  newyearOrders: 'Yangi yil buyurtmalari',
} as const satisfies Translation<typeof ru>;
