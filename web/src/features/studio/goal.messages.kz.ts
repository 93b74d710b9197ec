import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './goal.messages.ts';

export const kz = {
  text: 'Нені көздейтініңізді жазыңыз. Бос қалғаны кез келген бола алады. Ұсыныстар тексеруден өтеді.',
  'goal.rtp': 'Ойыншыға қайтарым',
  'goal.hitFrequency': 'Төлем жиілігі',
  'goal.topMultiplier': 'Ең үлкен көбейткіш',
  wrong: 'Нөлден үлкен сан жазыңыз.',
  seek: 'Іздеу',
  nothing: 'Бұл мақсатқа жақын, тексеруден өтетін баптау жоқ.',
  open: 'үстел шешеді',
  now: 'Қазір',
  proposed: 'Ұсыныс',
  take: 'Осыны алу',
} as const satisfies Translation<typeof ru>;
