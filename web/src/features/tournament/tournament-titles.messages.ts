import { defineMessages } from '../../core/i18n/messages.ts';

/** What the tournament is called in menus, in the source language. */
export const ru = {
  title: 'Турнир дня',
} as const;

export const tournamentTitles = defineMessages('tournament-titles', ru, {
  en: () => import('./tournament-titles.messages.en.ts'),
  ua: () => import('./tournament-titles.messages.ua.ts'),
  kz: () => import('./tournament-titles.messages.kz.ts'),
  uz: () => import('./tournament-titles.messages.uz.ts'),
  tr: () => import('./tournament-titles.messages.tr.ts'),
});
