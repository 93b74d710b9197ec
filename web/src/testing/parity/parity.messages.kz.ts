import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './parity.messages.ts';

export const kz = {
  name: 'Тақ па, жұп па',
  text: 'Сүйек лақтырылады: сан тақ па, жұп па — табыңыз.',
  rules: 'Тақты не жұпты таңдаңыз. Сүйектің қырлары: {{faces}}.',
  return: 'Ойыншыға қайтарым',
  odd: 'Тақ',
  even: 'Жұп',
  fell: 'Түскені: {{face}}',
  question: 'Тақ па, жұп па қалай ойналады?',
  answer: 'Сүйек бір рет лақтырылады. Қырлары: {{faces}}, қайтарым: {{rtp}}.',
  rtp: 'Тақ па, жұп па: {{rtp}}',
  limits: 'Тақ па, жұп па: {{min}} – {{max}}',
  draw: 'Сүйектің бір қыры керек:',
  'field.faces': 'Сүйектің қырлары',
  'help.faces': 'Мүмкіндік тең болуы үшін жұп сан',
  'rule.faces': 'Қырлар саны жұп болуы керек.',
  'cue.throw': 'лақтыру',
  'option.odd': 'Тақ',
  'option.even': 'Жұп',
} as const satisfies Translation<typeof ru>;
