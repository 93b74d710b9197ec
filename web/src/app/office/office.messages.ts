import { defineMessages } from '../../core/i18n/messages.ts';

/** The frame of the back office, in the source language. */
export const ru = {
  guest: 'Войдите, чтобы попасть в бэк-офис.',
  forbidden: 'Эта страница — для сотрудников.',
} as const;

export const officeMessages = defineMessages('office', ru, {
  en: () => import('./office.messages.en.ts'),
  ua: () => import('./office.messages.ua.ts'),
  kz: () => import('./office.messages.kz.ts'),
  uz: () => import('./office.messages.uz.ts'),
  tr: () => import('./office.messages.tr.ts'),
});
