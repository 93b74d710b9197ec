import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearStudioRu } from './newyear-studio.messages.ts';

export const tr = {
  name: 'Yılbaşı çarkı',
  'table.prizes': 'Ödüller',
  'column.amountMinor': 'Tutar',
  'column.weight': 'Ağırlık',
  'average.base': 'Para olarak',
  'average.dic': 'DIC olarak',
  'average.item': 'Eşya olarak',
} as const satisfies Translation<typeof newyearStudioRu>;
