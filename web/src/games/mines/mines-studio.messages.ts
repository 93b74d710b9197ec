import { defineMessages } from '../../core/i18n/messages.ts';

/** What the studio calls the fields, cues and bets that are this game's alone, in the source language. */
export const minesStudioRu = {
  'field.minMines': 'Меньше всего мин',
  'field.maxMines': 'Больше всего мин',
  'field.defaultMines': 'Мин в начале',
  'field.minePresets': 'Кнопки с числом мин',
  'help.enabled': 'Если выключить, новую игру не начать, но открытую можно закончить',
  'help.revealMs': 'Сколько переворачивается клетка',
  'help.minMines': 'Сколько мин на поле по меньшей мере',
  'help.maxMines': 'Сколько мин на поле самое большее: одна клетка всегда безопасна',
  'help.defaultMines': 'Сколько мин выбрано, когда игрок открывает игру',
  'help.minePresets': 'Числа мин, для которых есть своя кнопка',
  'cue.mark': 'отметка клетки',
  'cue.safe-1': 'безопасная клетка, первая',
  'cue.safe-2': 'безопасная клетка, вторая',
  'cue.safe-3': 'безопасная клетка, третья',
  'cue.safe-4': 'безопасная клетка, четвёртая',
  'cue.safe-5': 'безопасная клетка, пятая',
  'cue.safe-6': 'безопасная клетка, шестая и дальше',
  'cue.mine': 'мина',
  'bet.minesLength': 'Мин',
  'bet.safe': 'Открыть клеток',
  'class.plan': 'Мин: {{minesLength}}, открыть клеток: {{safe}}',
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
