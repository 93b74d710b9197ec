import type { Translation } from '../../core/i18n/messages.ts';
import type { robberyStudioRu } from './robbery-studio.messages.ts';

export const ua = {
  name: 'Пограбування',
  'table.sectors': 'Сектори',
  'table.amounts': 'Суми рівнів',
  'row.sectors': 'Сектор',
  'column.sharePercent': 'Частка, у відсотках',
  'column.weight': 'Вага',
  'column.amountMinor': 'Сума рівня',
} as const satisfies Translation<typeof robberyStudioRu>;
