import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './catalogue-titles.messages.ts';

export const kz = {
  title: 'Казино',
  office: 'Провайдер раундтары',
  'category.slots': 'Слоттар',
  'category.live': 'Live-казино',
  'category.new': 'Жаңа ойындар',
  'category.hot': 'Хит ойындар',
  'category.popular': 'Танымал ойындар',
  'category.favorite': 'Таңдаулылар',
  'category.special': 'Арнайы топтама',
} as const satisfies Translation<typeof ru>;
