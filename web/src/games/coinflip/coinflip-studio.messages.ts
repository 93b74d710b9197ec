import { defineMessages } from '../../core/i18n/messages.ts';

/** What the studio calls the fields, cues and bets that are this game's alone, in the source language. */
export const coinflipStudioRu = {
  'field.flipMs': 'Полёт монеты',
  'help.enabled': 'Если выключить, новые комнаты не открываются и ставки не принимаются',
  'help.resultMs': 'Сколько законченная комната остаётся в лобби',
  'help.flipMs': 'Сколько монета в воздухе',
  'cue.heads': 'орёл',
  'cue.tails': 'решка',
  'cue.toss': 'бросок монеты',
  'bet.seat': 'Место',
  'option.creator': 'Создатель комнаты',
  'option.joiner': 'Второй игрок',
  'option.heads': 'Орёл',
  'option.tails': 'Решка',
} as const;

export const coinflipStudioMessages = defineMessages('coinflip-studio', coinflipStudioRu, {
  en: () => import('./coinflip-studio.messages.en.ts'),
  ua: () => import('./coinflip-studio.messages.ua.ts'),
  kz: () => import('./coinflip-studio.messages.kz.ts'),
  uz: () => import('./coinflip-studio.messages.uz.ts'),
  tr: () => import('./coinflip-studio.messages.tr.ts'),
});
