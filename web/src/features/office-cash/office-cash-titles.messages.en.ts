import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-cash-titles.messages.ts';

export const en = {
  withdrawals: 'Withdrawals',
  figures: 'Finances',
  loose: 'Loose ends',
  catalogue: 'Catalogue',
} as const satisfies Translation<typeof ru>;
