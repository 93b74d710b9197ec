import type { Translation } from '../../core/i18n/messages.ts';
import type { robberyStudioRu } from './robbery-studio.messages.ts';

export const en = {
  name: 'Robbery',
  'table.sectors': 'Sectors',
  'table.amounts': 'Amounts of the levels',
  'row.sectors': 'Sector',
  'column.sharePercent': 'Share, percent',
  'column.weight': 'Weight',
  'column.amountMinor': 'Amount of the level',
} as const satisfies Translation<typeof robberyStudioRu>;
