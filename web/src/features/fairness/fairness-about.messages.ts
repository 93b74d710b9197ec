import { defineMessages } from '../../core/i18n/messages.ts';

/** What the page about fairness says of itself to search engines and previews of links, in the source language. */
export const ru = {
  about:
    'Как устроена честность в Glasshouse: отпечаток сида до ставки, опубликованные формулы и открытый журнал раундов.',
} as const;

export const fairnessAboutMessages = defineMessages('fairness-about', ru, {
  en: () => import('./fairness-about.messages.en.ts'),
  ua: () => import('./fairness-about.messages.ua.ts'),
  kz: () => import('./fairness-about.messages.kz.ts'),
  uz: () => import('./fairness-about.messages.uz.ts'),
  tr: () => import('./fairness-about.messages.tr.ts'),
});
