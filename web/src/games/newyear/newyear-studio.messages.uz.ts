import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearStudioRu } from './newyear-studio.messages.ts';

export const uz = {
  name: 'Yangi yil barabani',
  'table.prizes': 'Sovrinlar',
  'column.amountMinor': 'Summa',
  'column.weight': 'Vazni',
  'average.base': 'Pulda',
  'average.dic': 'DIC da',
  'average.item': 'Buyumlarda',
} as const satisfies Translation<typeof newyearStudioRu>;
