import { defineMessages } from '../../../core/i18n/messages.ts';

/** How likely the prizes of the draws are, and what they come to on average, in the source language. */
export const ru = {
  title: 'Шансы и средние',
  about:
    'Точный расчёт по конфигурации, которая действует сейчас. Среднее — сумма всех призов, умноженных на их шансы.',
  version: 'Версия {{version}}, отпечаток {{hash}}',
  robbery: 'Ограбление',
  newyear: 'Новогодний барабан',
  sector: 'Сектор: доля суммы уровня',
  prize: 'Приз',
  chance: 'Шанс',
  level: 'Уровень',
  amount: 'Сумма уровня',
  average: 'В среднем',
  exact: 'Точно',
  kind: 'Чего',
  things: 'Вещи, штук на билет',
} as const;

export const chancesMessages = defineMessages('bonus-chances', ru, {
  en: () => import('./chances.messages.en.ts'),
  ua: () => import('./chances.messages.ua.ts'),
  kz: () => import('./chances.messages.kz.ts'),
  uz: () => import('./chances.messages.uz.ts'),
  tr: () => import('./chances.messages.tr.ts'),
});
