import type { Translation } from '../../core/i18n/messages.ts';
import type { robberyStudioRu } from './robbery-studio.messages.ts';

export const tr = {
  name: 'Soygun',
  'table.sectors': 'Dilimler',
  'table.amounts': 'Seviye tutarları',
  'row.sectors': 'Dilim',
  'column.sharePercent': 'Pay, yüzde',
  'column.weight': 'Ağırlık',
  'column.amountMinor': 'Seviye tutarı',
} as const satisfies Translation<typeof robberyStudioRu>;
