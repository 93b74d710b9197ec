import { defineMessages } from '../../core/i18n/messages.ts';

/** Lists of providers' games, in the source language. */
export const catalogueRu = {
  'category.slots': 'Слоты',
  'category.live': 'Live-казино',
  'category.new': 'Новинки',
  'category.hot': 'Горячие игры',
  'category.popular': 'Популярные игры',
  'category.favorite': 'Избранное',
  'category.special': 'Спецподборка',
  all: 'Все',
  'all.of': '{{title}}: все игры',
  previous: '{{title}}: назад',
  next: '{{title}}: вперёд',
  more: 'Показать ещё',
  empty: 'В этой категории пока нет игр.',
  'empty.play': 'К своим играм',
  'guest.text': 'Войдите, чтобы видеть избранные игры.',
  'guest.signIn': 'Войти',
  failed: 'Список игр не загрузился. На ставки и баланс это не влияет.',
  retry: 'Повторить',
} as const;

export const catalogueMessages = defineMessages('catalogue', catalogueRu, {
  en: () => import('./catalogue.messages.en.ts'),
  ua: () => import('./catalogue.messages.ua.ts'),
  kz: () => import('./catalogue.messages.kz.ts'),
  uz: () => import('./catalogue.messages.uz.ts'),
  tr: () => import('./catalogue.messages.tr.ts'),
});
