import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './catalogue-titles.messages.ts';

export const ua = {
  title: 'Казино',
  office: 'Раунди провайдерів',
  'category.slots': 'Слоти',
  'category.live': 'Live-казино',
  'category.new': 'Новинки',
  'category.hot': 'Гарячі ігри',
  'category.popular': 'Популярні ігри',
  'category.favorite': 'Обране',
  'category.special': 'Спецдобірка',
} as const satisfies Translation<typeof ru>;
