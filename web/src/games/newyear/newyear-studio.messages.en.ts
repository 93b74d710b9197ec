import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearStudioRu } from './newyear-studio.messages.ts';

export const en = {
  name: 'New Year drum',
  'table.prizes': 'Prizes',
  'column.amountMinor': 'Amount',
  'column.weight': 'Weight',
  'average.base': 'In money',
  'average.dic': 'In DIC',
  'average.item': 'In things',
} as const satisfies Translation<typeof newyearStudioRu>;
