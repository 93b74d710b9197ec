import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './bonus-titles.messages.ts';

export const kz = {
  title: 'Бонустар',
  newyearOrders: 'Жаңа жылдық тапсырыстар',
} as const satisfies Translation<typeof ru>;
