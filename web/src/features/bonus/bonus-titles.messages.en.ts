import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './bonus-titles.messages.ts';

export const en = {
  title: 'Bonuses',
  newyearOrders: 'New Year orders',
} as const satisfies Translation<typeof ru>;
