import { defineMessages } from '../../core/i18n/messages.ts';

/** What the VIP club is called, in the source language. */
export const ru = {
  title: 'VIP-клуб',
} as const;

export const vipTitles = defineMessages('vip-titles', ru, {
  en: () => import('./vip-titles.messages.en.ts'),
  ua: () => import('./vip-titles.messages.ua.ts'),
  kz: () => import('./vip-titles.messages.kz.ts'),
  uz: () => import('./vip-titles.messages.uz.ts'),
  tr: () => import('./vip-titles.messages.tr.ts'),
});
