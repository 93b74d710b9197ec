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
  reached: 'Бұл мақсатқа қазіргіден жақын ештеңе жоқ.',
  blocked: 'Ең жақын баптаулар шектерден өтпейді:',
  blockedNearer: 'Бұдан да жақын баптаулар шектерден өтпейді:',
  'tables.title': 'Ұтыс кестелері',
  'tables.text':
    'Қайтарымды, шашырауды (бәспен өлшенген стандартты ауытқу) және ұтыстарды бос орынмен жазыңыз: «2 3 5 30». Әр кесте дәл есептеліп, ойналған.',
  'tables.deviation': 'Шашырау',
  'tables.wins': 'Ұтыстар',
  'tables.simulated': 'Симуляцияда',
  'tables.check': 'Салыстыру',
  'tables.agrees': 'сәйкес',
  'tables.differs': 'сәйкес емес',
  open: 'үстел шешеді',
  now: 'Қазір',
  proposed: 'Ұсыныс',
  take: 'Осыны алу',
} as const satisfies Translation<typeof ru>;
