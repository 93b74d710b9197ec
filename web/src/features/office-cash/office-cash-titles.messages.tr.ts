import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-cash-titles.messages.ts';

export const tr = {
  withdrawals: 'Çekimler',
  figures: 'Finans',
  loose: 'Açık kalemler',
  catalogue: 'Katalog',
} as const satisfies Translation<typeof ru>;
