import { defineMessages } from '../../core/i18n/messages.ts';

/** What configs are held to, in the source language. */
export const ru = {
  text: 'Версию нельзя утвердить и включить, если она выходит за эти границы. Меняют их двое: один администратор предлагает, другой утверждает.',
  inForce: 'Действуют',
  proposed: 'Предложено',
  changes: 'Отличия от действующих границ',
  same: 'Отличий от действующих границ нет.',
  proposal: 'Предложение {{version}}',
  own: 'Ваше предложение: утвердить его может другой администратор.',
  approve: 'Утвердить границы',
  'approve.text': 'Границы начнут действовать сразу, во всех процессах.',
  reject: 'Отклонить',
  'reject.text': 'Предложение будет отложено насовсем.',
  withdraw: 'Отозвать',
  propose: 'Предложить границы',
  'propose.text': 'Утвердить их должен другой администратор.',
  restart: 'Вернуть действующие',
  reason: 'Причина',
  done: 'Готово',
  wrong: 'Напишите число.',
  history: 'История границ',
  program: 'Действуют границы программы: их никто не менял.',
  'status.proposed': 'Предложены',
  'status.active': 'Действуют',
  'status.retired': 'Сменены',
  'status.rejected': 'Отклонены',
} as const;

export const guardrailMessages = defineMessages('guardrails', ru, {
  en: () => import('./guardrails.messages.en.ts'),
  ua: () => import('./guardrails.messages.ua.ts'),
  kz: () => import('./guardrails.messages.kz.ts'),
  uz: () => import('./guardrails.messages.uz.ts'),
  tr: () => import('./guardrails.messages.tr.ts'),
});
