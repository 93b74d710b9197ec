import { defineMessages } from '../../core/i18n/messages.ts';

/** What the studio calls the fields, cues and bets that are this game's alone, in the source language. */
export const minesStudioRu = {
  'field.minMines': 'Меньше всего мин',
  'field.maxMines': 'Больше всего мин',
  'field.defaultMines': 'Мин в начале',
  'field.minePresets': 'Кнопки с числом мин',
  'help.enabled': 'Если выключить, новую игру не начать, но открытую можно закончить',
  'help.revealMs': 'Сколько переворачивается ячейка',
  'help.minMines': 'Сколько мин на поле по меньшей мере',
  'help.maxMines': 'Сколько мин на поле самое большее: одна ячейка всегда безопасна',
  'help.defaultMines': 'Сколько мин выбрано, когда игрок открывает игру',
  'help.minePresets': 'Числа мин, для которых есть своя кнопка',
  'cue.mark': 'отметка ячейки',
  'cue.safe-1': 'безопасная ячейка, первая',
  'cue.safe-2': 'безопасная ячейка, вторая',
  'cue.safe-3': 'безопасная ячейка, третья',
  'cue.safe-4': 'безопасная ячейка, четвёртая',
  'cue.safe-5': 'безопасная ячейка, пятая',
  'cue.safe-6': 'безопасная ячейка, шестая и дальше',
  'cue.mine': 'мина',
  'bet.minesLength': 'Мин',
  'bet.safe': 'Открыть ячеек',
  'class.plan': 'Мин: {{minesLength}}, открыть ячеек: {{safe}}',
  played:
    'Раунд, который закончила мина, не говорит, когда игрок забрал бы выигрыш: эти планы оценены по остальным раундам.',
} as const;

export const minesStudioMessages = defineMessages('mines-studio', minesStudioRu, {
  en: () => import('./mines-studio.messages.en.ts'),
  ua: () => import('./mines-studio.messages.ua.ts'),
  kz: () => import('./mines-studio.messages.kz.ts'),
  uz: () => import('./mines-studio.messages.uz.ts'),
  tr: () => import('./mines-studio.messages.tr.ts'),
});
