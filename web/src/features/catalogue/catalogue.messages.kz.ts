import type { Translation } from '../../core/i18n/messages.ts';
import type { catalogueRu } from './catalogue.messages.ts';

export const kz = {
  'category.slots': 'Слоттар',
  'category.live': 'Live-казино',
  'category.new': 'Жаңа ойындар',
  'category.hot': 'Хит ойындар',
  'category.popular': 'Танымал ойындар',
  'category.favorite': 'Таңдаулылар',
  'category.special': 'Арнайы топтама',
  all: 'Барлығы',
  'all.of': '{{title}}: барлық ойындар',
  previous: '{{title}}: артқа',
  next: '{{title}}: алға',
  more: 'Тағы көрсету',
  empty: 'Бұл санатта әзірге ойын жоқ.',
  'empty.play': 'Өз ойындарымызға өту',
  'guest.text': 'Таңдаулы ойындарыңызды көру үшін кіріңіз.',
  'guest.signIn': 'Кіру',
  failed: 'Ойындар тізімі жүктелмеді. Бұл бәстер мен балансқа әсер етпейді.',
  retry: 'Қайталау',
} as const satisfies Translation<typeof catalogueRu>;
