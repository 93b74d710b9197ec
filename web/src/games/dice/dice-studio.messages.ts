import { defineMessages } from '../../core/i18n/messages.ts';

/** What the studio calls the fields, cues and bets that are this game's alone, in the source language. */
export const diceStudioRu = {
  'field.minPercentBp': 'Наименьший процент на шкале',
  'field.maxPercentBp': 'Наибольший процент на шкале',
  'field.chanceLimitBp': 'Предельный шанс',
  'help.minPercentBp': 'Меньший процент нельзя выбрать',
  'help.maxPercentBp': 'Больший процент нельзя выбрать',
  'help.chanceLimitBp': 'Сторона недоступна, начиная с этого шанса на выигрыш',
  'help.revealMs': 'Сколько число появляется на сцене',
  'cue.less': 'сторона «меньше»',
  'cue.more': 'сторона «больше»',
  'cue.roll': 'число на подходе',
  'cue.tick': 'короткий щелчок',
  'bet.percentBp': 'Процент',
  'option.less': 'Меньше процента',
  'option.more': 'Не меньше процента',
  'class.less': 'Меньше {{percent}}',
  'class.more': 'Не меньше {{percent}}',
} as const;

export const diceStudioMessages = defineMessages('dice-studio', diceStudioRu, {
  en: () => import('./dice-studio.messages.en.ts'),
  ua: () => import('./dice-studio.messages.ua.ts'),
  kz: () => import('./dice-studio.messages.kz.ts'),
  uz: () => import('./dice-studio.messages.uz.ts'),
  tr: () => import('./dice-studio.messages.tr.ts'),
});
