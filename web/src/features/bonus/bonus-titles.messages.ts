import { defineMessages } from '../../core/i18n/messages.ts';

/** What bonuses are called in menus, in the source language. */
export const ru = {
  title: 'Бонусы',
  newyearOrders: 'Новогодние заказы',
} as const;

export const bonusTitles = defineMessages('bonus-titles', ru, {
  en: () => import('./bonus-titles.messages.en.ts'),
  ua: () => import('./bonus-titles.messages.ua.ts'),
  kz: () => import('./bonus-titles.messages.kz.ts'),
  uz: () => import('./bonus-titles.messages.uz.ts'),
  tr: () => import('./bonus-titles.messages.tr.ts'),
});
