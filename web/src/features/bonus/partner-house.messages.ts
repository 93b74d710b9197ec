import { defineMessages } from '../../core/i18n/messages.ts';

/** Partners whose bonuses players take, as the operator changes them, in the source language. */
export const ru = {
  subject: 'Бонусы партнёров',
  'subject.about':
    'Партнёры, за знакомство с которыми игрок получает DIC. Логотип рисуется из названия и тона. Скрытого партнёра никто не видит.',
  'field.name': 'Название',
  'field.url': 'Адрес сайта, https',
  'rule.url': 'Полный адрес, который начинается с https://.',
  'field.description': 'Описание',
  'field.hue': 'Тон логотипа, от 0 до 359',
  'field.isShown': 'Показан игрокам',
};

export const partnerHouseMessages = defineMessages('partner-house', ru, {
  en: () => import('./partner-house.messages.en.ts'),
  ua: () => import('./partner-house.messages.ua.ts'),
  kz: () => import('./partner-house.messages.kz.ts'),
  uz: () => import('./partner-house.messages.uz.ts'),
  tr: () => import('./partner-house.messages.tr.ts'),
});
