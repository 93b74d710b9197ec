import type { Translation } from '../../core/i18n/messages.ts';
import type { diceStudioRu } from './dice-studio.messages.ts';

export const ua = {
  'field.minPercentBp': 'Найменший відсоток на шкалі',
  'field.maxPercentBp': 'Найбільший відсоток на шкалі',
  'field.chanceLimitBp': 'Граничний шанс',
  'help.minPercentBp': 'Менший відсоток не можна вибрати',
  'help.maxPercentBp': 'Більший відсоток не можна вибрати',
  'help.chanceLimitBp': 'Сторона недоступна, починаючи з цього шансу на виграш',
  'help.revealMs': 'Скільки число з’являється на сцені',
  'cue.less': 'сторона «менше»',
  'cue.more': 'сторона «більше»',
  'cue.roll': 'число на підході',
  'cue.tick': 'короткий клац',
  'bet.percentBp': 'Відсоток',
  'option.less': 'Менше відсотка',
  'option.more': 'Не менше відсотка',
  'class.less': 'Менше {{percent}}',
  'class.more': 'Не менше {{percent}}',
} as const satisfies Translation<typeof diceStudioRu>;
