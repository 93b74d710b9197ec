import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './parity.messages.ts';

export const uz = {
  name: 'Toq yoki juft',
  text: 'Soqqa tashlanadi: son toqmi yoki juftmi — toping.',
  rules: 'Toq yoki juftni tanlang. Soqqaning tomonlari: {{faces}}.',
  return: 'O‘yinchiga qaytim',
  odd: 'Toq',
  even: 'Juft',
  fell: 'Tushgan son: {{face}}',
  question: 'Toq yoki juft qanday o‘ynaladi?',
  answer: 'Soqqa bir marta tashlanadi. Tomonlari: {{faces}}, qaytim: {{rtp}}.',
  rtp: 'Toq yoki juft: {{rtp}}',
  limits: 'Toq yoki juft: {{min}} dan {{max}} gacha',
  draw: 'Soqqaning bitta tomoni kerak:',
  'field.faces': 'Soqqaning tomonlari',
  'help.faces': 'Imkoniyat teng bo‘lishi uchun juft son',
  'rule.faces': 'Tomonlar soni juft bo‘lishi kerak.',
  'cue.throw': 'tashlash',
  'option.odd': 'Toq',
  'option.even': 'Juft',
} as const satisfies Translation<typeof ru>;
