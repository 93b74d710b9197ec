import { defineMessages } from '../core/i18n/messages.ts';

/** What pages say about themselves to search engines and previews of links, in the source language. */
export const pagesRu = {
  'about.main':
    'Казино, где каждый раунд можно пересчитать самому: отпечаток сида показан до ставки, журнал раундов открыт. 18+',
  'about.game': '{{name}} в Glasshouse: честная игра на деньги, в которой каждый раунд можно проверить самому. 18+',
  'about.other': 'Glasshouse — онлайн-казино, в котором каждую игру можно проверить самому. 18+',
} as const;

export const pagesMessages = defineMessages('pages', pagesRu, {
  en: () => import('./pages.messages.en.ts'),
  ua: () => import('./pages.messages.ua.ts'),
  kz: () => import('./pages.messages.kz.ts'),
  uz: () => import('./pages.messages.uz.ts'),
  tr: () => import('./pages.messages.tr.ts'),
});
