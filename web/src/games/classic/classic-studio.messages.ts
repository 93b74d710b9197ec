import { defineMessages } from '../../core/i18n/messages.ts';

/** What the studio calls the fields, cues and bets that are this game's alone, in the source language. */
export const classicStudioRu = {
  'field.aloneMs': 'Ожидание второго игрока',
  'field.maxBetsPerPlayer': 'Ставок на игрока',
  'help.countdownMs': 'Сколько принимаются ставки после того, как поставил второй игрок',
  'help.spinMs': 'Сколько лента останавливается: от розыгрыша до выплаты',
  'help.aloneMs': 'Сколько игрок ждёт второго с первой ставки, прежде чем ставки вернутся',
  'help.maxBetsPerPlayer': 'Сколько ставок может сделать один игрок за раунд',
  'bet.others': 'Других игроков',
  'class.pair': 'Два игрока поровну',
  'class.one-of-ten': 'Один из десяти',
  'class.great-share': 'Девять десятых банка',
  'class.small-share': 'Десятая часть банка',
  'class.small-against-many': 'Наименьшая ставка против двадцати',
} as const;

export const classicStudioMessages = defineMessages('classic-studio', classicStudioRu, {
  en: () => import('./classic-studio.messages.en.ts'),
  ua: () => import('./classic-studio.messages.ua.ts'),
  kz: () => import('./classic-studio.messages.kz.ts'),
  uz: () => import('./classic-studio.messages.uz.ts'),
  tr: () => import('./classic-studio.messages.tr.ts'),
});
