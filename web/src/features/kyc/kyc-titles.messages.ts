import { defineMessages } from '../../core/i18n/messages.ts';

/** The name of the identity check, in the source language. */
export const ru = {
  title: 'Верификация',
} as const;

export const kycTitles = defineMessages('kyc-titles', ru, {
  en: () => import('./kyc-titles.messages.en.ts'),
  ua: () => import('./kyc-titles.messages.ua.ts'),
  kz: () => import('./kyc-titles.messages.kz.ts'),
  uz: () => import('./kyc-titles.messages.uz.ts'),
  tr: () => import('./kyc-titles.messages.tr.ts'),
});
