import { defineMessages } from '../../core/i18n/messages.ts';

/** What the home page shows of the game, in words, in the source language. */
export const coinflipHomeRu = {
  rooms_one: '{{count}} комната ждёт игрока',
  rooms_few: '{{count}} комнаты ждут игрока',
  rooms_many: '{{count}} комнат ждут игрока',
  rooms_other: '{{count}} комнаты ждут игрока',
} as const;

export const coinflipHomeMessages = defineMessages('coinflip-home', coinflipHomeRu, {
  en: () => import('./coinflip-home.messages.en.ts'),
  ua: () => import('./coinflip-home.messages.ua.ts'),
  kz: () => import('./coinflip-home.messages.kz.ts'),
  uz: () => import('./coinflip-home.messages.uz.ts'),
  tr: () => import('./coinflip-home.messages.tr.ts'),
});
