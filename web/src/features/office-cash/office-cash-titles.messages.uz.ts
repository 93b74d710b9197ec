import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-cash-titles.messages.ts';

export const uz = {
  withdrawals: 'To‘lovlar',
  figures: 'Moliya',
  loose: 'Nomuvofiqliklar',
  catalogue: 'Katalog',
} as const satisfies Translation<typeof ru>;
