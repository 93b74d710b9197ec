import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-cash-titles.messages.ts';

export const ua = {
  withdrawals: 'Виплати',
  figures: 'Фінанси',
  loose: 'Розбіжності',
  catalogue: 'Каталог',
} as const satisfies Translation<typeof ru>;
