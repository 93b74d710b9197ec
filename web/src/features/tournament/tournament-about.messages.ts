import { defineMessages } from '../../core/i18n/messages.ts';

/** What the page says of itself to search engines, in the source language. */
export const ru = {
  about: 'Турнир дня: фонд, доли мест и условия известны заранее, таблица открыта всем.',
} as const;

export const tournamentAboutMessages = defineMessages('tournament-about', ru, {
  en: () => import('./tournament-about.messages.en.ts'),
  ua: () => import('./tournament-about.messages.ua.ts'),
  kz: () => import('./tournament-about.messages.kz.ts'),
  uz: () => import('./tournament-about.messages.uz.ts'),
  tr: () => import('./tournament-about.messages.tr.ts'),
});
