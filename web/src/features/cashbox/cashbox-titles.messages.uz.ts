import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './cashbox-titles.messages.ts';

export const uz = {
  title: 'Kassa',
  topUp: 'To‘ldirish',
  crypto: 'Kriptovalyuta',
  deposit: 'To‘ldirish',
  withdraw: 'Yechib olish',
  history: 'Tarix',
} as const satisfies Translation<typeof ru>;
