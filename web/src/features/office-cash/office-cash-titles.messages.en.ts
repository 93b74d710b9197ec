import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-cash-titles.messages.ts';

export const en = {
  withdrawals: 'Withdrawals',
  figures: 'House money',
  loose: 'Loose ends',
  catalogue: 'Catalogue',
} as const satisfies Translation<typeof ru>;
