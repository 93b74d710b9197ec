import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './parity.messages.ts';

export const ua = {
  name: 'Парне чи непарне',
  text: 'Кидок кубика: вгадайте, чи випаде парне число.',
  rules: 'Виберіть парне чи непарне. Граней у кубика: {{faces}}.',
  return: 'Повернення гравцеві',
  odd: 'Непарне',
  even: 'Парне',
  fell: 'Випало {{face}}',
  question: 'Як грати в парне чи непарне?',
  answer: 'Кубик кидають один раз. Граней: {{faces}}, повернення: {{rtp}}.',
  rtp: 'Парне чи непарне: {{rtp}}',
  limits: 'Парне чи непарне: від {{min}} до {{max}}',
  draw: 'Потрібна одна грань кубика:',
  'field.faces': 'Граней у кубика',
  'help.faces': 'Парна кількість граней, щоб шанси були рівні',
  'rule.faces': 'Граней має бути парна кількість.',
  'cue.throw': 'кидок',
  'option.odd': 'Непарне',
  'option.even': 'Парне',
} as const satisfies Translation<typeof ru>;
