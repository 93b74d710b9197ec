import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the auditors’ pages, in the source language. */
export const ru = {
  title: 'Аудит',
} as const;

export const auditTitles = defineMessages('audit-titles', ru, {
  en: () => import('./audit-titles.messages.en.ts'),
  ua: () => import('./audit-titles.messages.ua.ts'),
  kz: () => import('./audit-titles.messages.kz.ts'),
  uz: () => import('./audit-titles.messages.uz.ts'),
  tr: () => import('./audit-titles.messages.tr.ts'),
});
