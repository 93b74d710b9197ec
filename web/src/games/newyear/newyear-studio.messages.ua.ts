import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearStudioRu } from './newyear-studio.messages.ts';

export const ua = {
  name: 'Новорічний барабан',
  'table.prizes': 'Призи',
  'column.amountMinor': 'Сума',
  'column.weight': 'Вага',
  'average.base': 'Грошима',
  'average.dic': 'У DIC',
  'average.item': 'Речами',
} as const satisfies Translation<typeof newyearStudioRu>;
