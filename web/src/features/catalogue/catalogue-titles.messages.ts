import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the pages of other houses’ games, in the source language. */
export const ru = {
  title: 'Казино',
  office: 'Раунды провайдеров',
  'category.slots': 'Слоты',
  'category.live': 'Live-казино',
  'category.new': 'Новинки',
  'category.hot': 'Горячие игры',
  'category.popular': 'Популярные игры',
  'category.favorite': 'Избранное',
  'category.special': 'Спецподборка',
} as const;

export const catalogueTitles = defineMessages('catalogue-titles', ru, {
  en: () => import('./catalogue-titles.messages.en.ts'),
  ua: () => import('./catalogue-titles.messages.ua.ts'),
  kz: () => import('./catalogue-titles.messages.kz.ts'),
  uz: () => import('./catalogue-titles.messages.uz.ts'),
  tr: () => import('./catalogue-titles.messages.tr.ts'),
});
