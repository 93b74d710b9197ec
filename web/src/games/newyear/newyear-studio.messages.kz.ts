import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearStudioRu } from './newyear-studio.messages.ts';

export const kz = {
  name: 'Жаңа жылдық барабан',
  'table.prizes': 'Жүлделер',
  'column.amountMinor': 'Сома',
  'column.weight': 'Салмағы',
  'average.base': 'Ақшамен',
  'average.dic': 'DIC түрінде',
  'average.item': 'Заттай',
} as const satisfies Translation<typeof newyearStudioRu>;
