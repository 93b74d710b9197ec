import { defineMessages } from '../../core/i18n/messages.ts';

/** Paying in TON from a connected wallet, in the source language. */
export const ru = {
  title: 'Из своего кошелька TON',
  text: 'Подключите кошелёк: он подпишет, что принадлежит вам. Денег подпись не списывает.',
  connect: 'Подключить кошелёк',
  connected: 'Подключён кошелёк {{wallet}}',
  to: 'Перевести на адрес',
  memo: 'Memo (обязательно)',
  minimum: 'Минимум: {{amount}}',
  course: 'Курс сейчас: 1 TON = {{course}}',
  timeLeft: 'Ждём перевод ещё',
} as const;

export const tonMessages = defineMessages('cashbox-ton', ru, {
  en: () => import('./ton.messages.en.ts'),
  ua: () => import('./ton.messages.ua.ts'),
  kz: () => import('./ton.messages.kz.ts'),
  uz: () => import('./ton.messages.uz.ts'),
  tr: () => import('./ton.messages.tr.ts'),
});
