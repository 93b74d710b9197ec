import { defineMessages } from '../i18n/messages.ts';

/** The in-house games' names, in the source language. */
export const gamesRu = {
  'name.dice': 'Кости',
  'name.mines': 'Мины',
  'name.battle': 'Битва',
  'name.wheel': 'Колесо фортуны',
  'name.coinflip': 'Орёл и решка',
  'name.classic': 'Классика',
} as const;

export const gamesMessages = defineMessages('games', gamesRu, {
  en: () => import('./games.messages.en.ts'),
  ua: () => import('./games.messages.ua.ts'),
  kz: () => import('./games.messages.kz.ts'),
  uz: () => import('./games.messages.uz.ts'),
  tr: () => import('./games.messages.tr.ts'),
});
