import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './bonus-titles.messages.ts';

export const tr = {
  title: 'Bonuslar',
  newyearOrders: 'Yılbaşı siparişleri',
} as const satisfies Translation<typeof ru>;
