import { defineMessages } from '../../core/i18n/messages.ts';

/** What the sections of bonuses are called, in the source language. */
export const ru = {
  bonuses: 'Бонусы',
  waiting: 'Ждут решения',
  records: 'Настройки',
  costs: 'Стоимость',
  expected: 'Прогноз',
  changes: 'Предложения',
};

export const officeBonusTitles = defineMessages('office-bonus-titles', ru, {
  en: () => import('./office-bonus-titles.messages.en.ts'),
  ua: () => import('./office-bonus-titles.messages.ua.ts'),
  kz: () => import('./office-bonus-titles.messages.kz.ts'),
  uz: () => import('./office-bonus-titles.messages.uz.ts'),
  tr: () => import('./office-bonus-titles.messages.tr.ts'),
});
