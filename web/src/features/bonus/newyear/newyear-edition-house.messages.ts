import { defineMessages } from '../../../core/i18n/messages.ts';

/** When the New Year drum turns, in the source language. */
export const ru = {
  subject: 'Новогодние события',
  'subject.about': 'Московские дни, в которые барабан крутится. Билеты и вещи считаются для каждого события отдельно.',
  'field.edition': 'Название',
  'field.firstDay': 'Первый день',
  'field.lastDay': 'Последний день',
  'rule.lastDay': 'Последний день не может быть раньше первого.',
} as const;

export const newyearEditionTexts = defineMessages('newyear-edition-house', ru, {
  en: () => import('./newyear-edition-house.messages.en.ts'),
  ua: () => import('./newyear-edition-house.messages.ua.ts'),
  kz: () => import('./newyear-edition-house.messages.kz.ts'),
  uz: () => import('./newyear-edition-house.messages.uz.ts'),
  tr: () => import('./newyear-edition-house.messages.tr.ts'),
});
