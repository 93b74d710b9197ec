import { defineMessages } from '../../core/i18n/messages.ts';

/** Odd or even, in the source language. */
export const ru = {
  name: 'Чёт или нечет',
  text: 'Бросок кости: угадайте, чётное ли выпадет число.',
  rules: 'Выберите чёт или нечет. У кости граней: {{faces}}.',
  return: 'Возврат игроку',
  odd: 'Нечет',
  even: 'Чёт',
  fell: 'Выпало {{face}}',
  question: 'Как играть в чёт или нечет?',
  answer: 'Кость бросают один раз. Граней: {{faces}}, возврат: {{rtp}}.',
  rtp: 'Чёт или нечет: {{rtp}}',
  limits: 'Чёт или нечет: от {{min}} до {{max}}',
  draw: 'Нужна одна грань кости:',
  'field.faces': 'Граней у кости',
  'help.faces': 'Чётное число граней, чтобы шансы были равны',
  'rule.faces': 'Граней должно быть чётное число.',
  'cue.throw': 'бросок',
  'option.odd': 'Нечет',
  'option.even': 'Чёт',
} as const;

export const parityMessages = defineMessages('parity', ru, {
  en: () => import('./parity.messages.en.ts'),
  ua: () => import('./parity.messages.ua.ts'),
  kz: () => import('./parity.messages.kz.ts'),
  uz: () => import('./parity.messages.uz.ts'),
  tr: () => import('./parity.messages.tr.ts'),
});
