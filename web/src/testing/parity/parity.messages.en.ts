import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './parity.messages.ts';

export const en = {
  name: 'Odd or even',
  text: 'A die is thrown: say whether it falls on an odd number.',
  rules: 'Choose odd or even. The die has {{faces}} faces.',
  return: 'Return to player',
  odd: 'Odd',
  even: 'Even',
  fell: 'It fell on {{face}}',
  question: 'How do I play odd or even?',
  answer: 'The die is thrown once. It has {{faces}} faces and returns {{rtp}}.',
  rtp: 'Odd or even: {{rtp}}',
  limits: 'Odd or even: {{min}} to {{max}}',
  draw: 'The game needs one face of the die:',
  'field.faces': 'Faces of the die',
  'help.faces': 'An even number, so that both sides are as likely',
  'rule.faces': 'The number of faces has to be even.',
  'cue.throw': 'throw',
  'option.odd': 'Odd',
  'option.even': 'Even',
} as const satisfies Translation<typeof ru>;
