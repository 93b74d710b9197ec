import type { Translation } from '../../core/i18n/messages.ts';
import type { robberyStudioRu } from './robbery-studio.messages.ts';

export const kz = {
  name: 'Тонау',
  'table.sectors': 'Секторлар',
  'table.amounts': 'Деңгейлер сомалары',
  'row.sectors': 'Сектор',
  'column.sharePercent': 'Үлесі, пайызбен',
  'column.weight': 'Салмағы',
  'column.amountMinor': 'Деңгей сомасы',
} as const satisfies Translation<typeof robberyStudioRu>;
