import { defineMessages } from '../../core/i18n/messages.ts';

/** What pages say about themselves to search engines and previews of links, in the source language. */
export const preparedRu = {
  'about.main':
    'Казино, где каждый раунд можно пересчитать самому: отпечаток сида показан до ставки, журнал раундов открыт. 18+',
  'about.game': '{{name}} в Glasshouse: честная игра на деньги, в которой каждый раунд можно проверить самому. 18+',
  'about.fairness':
    'Как устроена честность в Glasshouse: отпечаток сида до ставки, опубликованные формулы и открытый журнал раундов.',
  'about.other': 'Glasshouse — онлайн-казино, в котором каждую игру можно проверить самому. 18+',
} as const;

export const preparedMessages = defineMessages('prepared', preparedRu, {
  en: () => import('./prepared.messages.en.ts'),
  ua: () => import('./prepared.messages.ua.ts'),
  kz: () => import('./prepared.messages.kz.ts'),
  uz: () => import('./prepared.messages.uz.ts'),
  tr: () => import('./prepared.messages.tr.ts'),
});
