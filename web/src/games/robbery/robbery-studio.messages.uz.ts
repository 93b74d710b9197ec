import type { Translation } from '../../core/i18n/messages.ts';
import type { robberyStudioRu } from './robbery-studio.messages.ts';

export const uz = {
  name: 'Talon-taroj',
  'table.sectors': 'Sektorlar',
  'table.amounts': 'Darajalar summalari',
  'row.sectors': 'Sektor',
  'column.sharePercent': 'Ulushi, foizda',
  'column.weight': 'Vazni',
  'column.amountMinor': 'Daraja summasi',
} as const satisfies Translation<typeof robberyStudioRu>;
