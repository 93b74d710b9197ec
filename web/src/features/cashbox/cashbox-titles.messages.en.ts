import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './cashbox-titles.messages.ts';

export const en = {
  title: 'Cashier',
  topUp: 'Deposit',
  crypto: 'Crypto',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  history: 'History',
} as const satisfies Translation<typeof ru>;
