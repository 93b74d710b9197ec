import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './bonus-titles.messages.ts';

export const ua = {
  title: 'Бонуси',
  newyearOrders: 'Новорічні замовлення',
} as const satisfies Translation<typeof ru>;
