import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the help desk’s pages where others lead to them, in the source language. */
export const ru = {
  title: 'Справка',
  policy: 'Конфиденциальность',
  terms: 'Условия',
} as const;

export const helpdeskTitles = defineMessages('helpdesk-titles', ru, {
  en: () => import('./helpdesk-titles.messages.en.ts'),
  ua: () => import('./helpdesk-titles.messages.ua.ts'),
  kz: () => import('./helpdesk-titles.messages.kz.ts'),
  uz: () => import('./helpdesk-titles.messages.uz.ts'),
  tr: () => import('./helpdesk-titles.messages.tr.ts'),
});
