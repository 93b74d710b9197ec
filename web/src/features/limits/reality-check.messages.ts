import { defineMessages } from '../../core/i18n/messages.ts';

/** What a player is reminded of, in the source language. */
export const ru = {
  'check.title': 'Вы играете уже какое-то время',
  'check.time': 'Вы здесь',
  'check.staked': 'Поставлено',
  'check.paid': 'Выплачено',
  'check.net': 'Итог',
  'check.continue': 'Продолжить',
  'check.pause': 'Сделать перерыв',
  'duration.hm': '{{hours}} ч {{minutes}} мин',
  'duration.m': '{{minutes}} мин',
  soon: 'Меньше чем через пять минут время игры на сегодня выйдет.',
} as const;

export const realityCheckMessages = defineMessages('reality-check', ru, {
  en: () => import('./reality-check.messages.en.ts'),
  ua: () => import('./reality-check.messages.ua.ts'),
  kz: () => import('./reality-check.messages.kz.ts'),
  uz: () => import('./reality-check.messages.uz.ts'),
  tr: () => import('./reality-check.messages.tr.ts'),
});
