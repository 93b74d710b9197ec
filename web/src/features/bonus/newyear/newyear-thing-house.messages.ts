import { defineMessages } from '../../../core/i18n/messages.ts';

/** Things among the prizes of the New Year drum, in the source language. */
export const ru = {
  subject: 'Новогодние вещи',
  'subject.about':
    'Вещи среди призов барабана. Шансы задаёт конфигурация барабана; здесь — сколько вещей есть и что выплачивается, когда они закончились.',
  'field.name': 'Имя в конфигурации',
  'field.titles': 'Название',
  'field.stock': 'Сколько штук на событие',
  'field.equivalent': 'Сумма, когда вещи закончились',
} as const;

export const newyearThingTexts = defineMessages('newyear-thing-house', ru, {
  en: () => import('./newyear-thing-house.messages.en.ts'),
  ua: () => import('./newyear-thing-house.messages.ua.ts'),
  kz: () => import('./newyear-thing-house.messages.kz.ts'),
  uz: () => import('./newyear-thing-house.messages.uz.ts'),
  tr: () => import('./newyear-thing-house.messages.tr.ts'),
});
