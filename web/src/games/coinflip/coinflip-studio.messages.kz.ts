import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipStudioRu } from './coinflip-studio.messages.ts';

export const kz = {
  'field.flipMs': 'Тиынның ұшуы',
  'help.enabled': 'Өшірілсе, жаңа бөлмелер ашылмайды және бәс қабылданбайды',
  'help.resultMs': 'Аяқталған бөлме лоббиде қанша қалады',
  'help.flipMs': 'Тиын ауада қанша болады',
  'cue.heads': 'елтаңба',
  'cue.tails': 'сан',
  'cue.toss': 'тиынды лақтыру',
  'bet.seat': 'Орны',
  'option.creator': 'Бөлме ашушысы',
  'option.joiner': 'Қосылған ойыншы',
  'option.heads': 'Елтаңба',
  'option.tails': 'Сан',
} as const satisfies Translation<typeof coinflipStudioRu>;
