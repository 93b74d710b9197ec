import { defineMessages } from '../../core/i18n/messages.ts';

/** Names of the ways to pay that the house began with, in the source language. */
export const ru = {
  sbp: 'СБП',
  card: 'Банковская карта',
  sbpP2p: 'СБП P2P',
  cardP2p: 'Карта P2P',
  cardKzt: 'Карта KZT',
  cardUzs: 'Карта UZS',
  mobile: 'Мобильный платёж',
  yoomoney: 'ЮMoney',
  cardRub: 'Карта RUB',
} as const;

export const paywayMessages = defineMessages('cashbox-payways', ru, {
  en: () => import('./payways.messages.en.ts'),
  ua: () => import('./payways.messages.ua.ts'),
  kz: () => import('./payways.messages.kz.ts'),
  uz: () => import('./payways.messages.uz.ts'),
  tr: () => import('./payways.messages.tr.ts'),
});
