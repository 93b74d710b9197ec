import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './cashbox-titles.messages.ts';

export const tr = {
  title: 'Kasa',
  topUp: 'Para yatır',
  crypto: 'Kripto',
  deposit: 'Para yatırma',
  withdraw: 'Para çekme',
  history: 'Geçmiş',
} as const satisfies Translation<typeof ru>;
