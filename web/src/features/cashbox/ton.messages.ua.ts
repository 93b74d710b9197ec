import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './ton.messages.ts';

export const ua = {
  title: 'Зі свого гаманця TON',
  text: 'Підключіть гаманець: він підпише, що належить вам. Грошей підпис не списує.',
  connect: 'Підключити гаманець',
  connected: 'Підключено гаманець {{wallet}}',
  to: 'Переказати на адресу',
  memo: 'Memo (обов’язково)',
  minimum: 'Мінімум: {{amount}}',
  course: 'Курс зараз: 1 TON = {{course}}',
  timeLeft: 'Чекаємо на переказ ще',
} as const satisfies Translation<typeof ru>;
