import { defineMessages } from '../i18n/messages.ts';

/** What every page of the staff may say, in the source language. */
export const ru = {
  'factor.enable': 'Включить защиту',
  exempt:
    'Демонстрационный доступ: эта страница открыта без двухфакторной защиты. На рабочем сайте её требуют от каждого сотрудника.',
  failed: 'Не удалось проверить доступ.',
  retry: 'Повторить',
  range: 'Период',
  from: 'С',
  to: 'По',
  show: 'Показать',
  'range.wrong': 'Первый день должен быть не позже последнего, а период — не длиннее 366 дней.',
} as const;

export const staffMessages = defineMessages('staff', ru, {
  en: () => import('./staff.messages.en.ts'),
  ua: () => import('./staff.messages.ua.ts'),
  kz: () => import('./staff.messages.kz.ts'),
  uz: () => import('./staff.messages.uz.ts'),
  tr: () => import('./staff.messages.tr.ts'),
});
