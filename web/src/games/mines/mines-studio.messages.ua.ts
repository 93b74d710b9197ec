import type { Translation } from '../../core/i18n/messages.ts';
import type { minesStudioRu } from './mines-studio.messages.ts';

export const ua = {
  'field.minMines': 'Найменше мін',
  'field.maxMines': 'Найбільше мін',
  'field.defaultMines': 'Мін на початку',
  'field.minePresets': 'Кнопки з кількістю мін',
  'help.enabled': 'Якщо вимкнути, нову гру не почати, але відкриту можна завершити',
  'help.revealMs': 'Скільки перевертається клітинка',
  'help.minMines': 'Скільки мін на полі щонайменше',
  'help.maxMines': 'Скільки мін на полі щонайбільше: одна клітинка завжди безпечна',
  'help.defaultMines': 'Скільки мін вибрано, коли гравець відкриває гру',
  'help.minePresets': 'Кількості мін, для яких є своя кнопка',
  'cue.mark': 'позначка клітинки',
  'cue.safe-1': 'безпечна клітинка, перша',
  'cue.safe-2': 'безпечна клітинка, друга',
  'cue.safe-3': 'безпечна клітинка, третя',
  'cue.safe-4': 'безпечна клітинка, четверта',
  'cue.safe-5': 'безпечна клітинка, п’ята',
  'cue.safe-6': 'безпечна клітинка, шоста й далі',
  'cue.mine': 'міна',
  'bet.minesLength': 'Мін',
  'bet.safe': 'Відкрити клітинок',
  'class.plan': 'Мін: {{minesLength}}, відкрити клітинок: {{safe}}',
  played: 'Раунд, який закінчила міна, не каже, коли гравець забрав би виграш: ці плани оцінено за рештою раундів.',
} as const satisfies Translation<typeof minesStudioRu>;
