import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the cash desk and its tabs, in the source language. */
export const ru = {
  title: 'Касса',
  topUp: 'Пополнить',
  crypto: 'Криптовалюта',
  deposit: 'Пополнение',
  withdraw: 'Вывод',
  history: 'История',
} as const;

export const cashboxTitles = defineMessages('cashbox-titles', ru, {
  en: () => import('./cashbox-titles.messages.en.ts'),
  ua: () => import('./cashbox-titles.messages.ua.ts'),
  kz: () => import('./cashbox-titles.messages.kz.ts'),
  uz: () => import('./cashbox-titles.messages.uz.ts'),
  tr: () => import('./cashbox-titles.messages.tr.ts'),
});
