import { defineMessages } from '../../core/i18n/messages.ts';

/** The bank and the shares of the tournament, for staff, in the source language. */
export const ru = {
  subject: 'Призы турнира дня',
  'subject.about':
    'Фонд и доли мест. Изменение действует со следующего московского дня: у начавшегося дня они уже закреплены.',
  daily: 'Турнир дня',
  'field.isOn': 'Проводится',
  'field.bankTon': 'Фонд, TON',
  'field.shares': 'Доли мест',
  'rule.shares': 'Доли вместе составляют 100, и ни одна не больше предыдущей.',
  'field.shares.percent': 'Доля, проценты',
  'field.terms': 'Версия условий',
} as const;

export const tournamentHouseMessages = defineMessages('tournament-house', ru, {
  en: () => import('./tournament-house.messages.en.ts'),
  ua: () => import('./tournament-house.messages.ua.ts'),
  kz: () => import('./tournament-house.messages.kz.ts'),
  uz: () => import('./tournament-house.messages.uz.ts'),
  tr: () => import('./tournament-house.messages.tr.ts'),
});
