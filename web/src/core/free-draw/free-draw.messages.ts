import { defineMessages } from '../i18n/messages.ts';

/** What is said beside a draw that costs nothing, in the source language. */
export const freeDrawRu = {
  spinning: 'Крутится…',
  won: 'Ваш приз',
  told: 'Выпало: {{prize}}',
  skip: 'Пропустить',
  check: 'Проверить этот розыгрыш',
  odds: 'Шансы',
} as const;

export const freeDrawMessages = defineMessages('free-draw', freeDrawRu, {
  en: () => import('./free-draw.messages.en.ts'),
  ua: () => import('./free-draw.messages.ua.ts'),
  kz: () => import('./free-draw.messages.kz.ts'),
  uz: () => import('./free-draw.messages.uz.ts'),
  tr: () => import('./free-draw.messages.tr.ts'),
});
