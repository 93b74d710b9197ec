import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-cash-titles.messages.ts';

export const kz = {
  withdrawals: 'Төлемдер',
  figures: 'Қаржы',
  loose: 'Сәйкессіздіктер',
  catalogue: 'Каталог',
} as const satisfies Translation<typeof ru>;
