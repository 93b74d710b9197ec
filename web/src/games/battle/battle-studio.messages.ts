import { defineMessages } from '../../core/i18n/messages.ts';

/** What the studio calls the fields, cues and bets that are this game's alone, in the source language. */
export const battleStudioRu = {
  'help.commissionPpm': 'Доля проигравшего банка, которую оставляет себе казино',
  'help.countdownMs': 'Сколько принимаются ставки после того, как они есть у обеих команд',
  'cue.red': 'ставка на красных',
  'cue.blue': 'ставка на синих',
  'bet.team': 'Команда',
  'bet.allies': 'Других игроков за ту же команду',
  'bet.rivals': 'Игроков за другую команду',
  'option.red': 'Красные',
  'option.blue': 'Синие',
  'class.equal': 'Банки равны',
  'class.great-bank': 'Свой банк в 9 раз больше',
  'class.small-bank': 'Свой банк в 9 раз меньше',
  'class.crowd': 'По 50 ставок с каждой стороны',
  'class.small-against-many': 'Наименьшая ставка против двадцати',
} as const;

export const battleStudioMessages = defineMessages('battle-studio', battleStudioRu, {
  en: () => import('./battle-studio.messages.en.ts'),
  ua: () => import('./battle-studio.messages.ua.ts'),
  kz: () => import('./battle-studio.messages.kz.ts'),
  uz: () => import('./battle-studio.messages.uz.ts'),
  tr: () => import('./battle-studio.messages.tr.ts'),
});
