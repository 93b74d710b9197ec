import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the cash desk’s pages, in the source language. */
export const ru = {
  withdrawals: 'Выплаты',
  figures: 'Финансы',
  loose: 'Расхождения',
  catalogue: 'Каталог',
} as const;

export const officeCashTitles = defineMessages('office-cash-titles', ru, {
  en: () => import('./office-cash-titles.messages.en.ts'),
  ua: () => import('./office-cash-titles.messages.ua.ts'),
  kz: () => import('./office-cash-titles.messages.kz.ts'),
  uz: () => import('./office-cash-titles.messages.uz.ts'),
  tr: () => import('./office-cash-titles.messages.tr.ts'),
});
