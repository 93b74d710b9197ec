import type { Translation } from '../../core/i18n/messages.ts';
import type { catalogueRu } from './catalogue.messages.ts';

export const ua = {
  'category.slots': 'Слоти',
  'category.live': 'Live-казино',
  'category.new': 'Новинки',
  'category.hot': 'Гарячі ігри',
  'category.popular': 'Популярні ігри',
  'category.favorite': 'Обране',
  'category.special': 'Спецдобірка',
  all: 'Усі',
  'all.of': '{{title}}: усі ігри',
  previous: '{{title}}: назад',
  next: '{{title}}: вперед',
  more: 'Показати ще',
  empty: 'У цій категорії поки немає ігор.',
  'empty.play': 'До власних ігор',
  'guest.text': 'Увійдіть, щоб бачити обрані ігри.',
  'guest.signIn': 'Увійти',
  failed: 'Список ігор не завантажився. На ставки й баланс це не впливає.',
  retry: 'Повторити',
} as const satisfies Translation<typeof catalogueRu>;
