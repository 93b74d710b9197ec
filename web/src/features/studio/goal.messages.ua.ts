import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './goal.messages.ts';

export const ua = {
  text: 'Напишіть, до чого прагнути. Порожнє може бути будь-яким. Пропозиції проходять перевірку.',
  'goal.rtp': 'Повернення гравцеві',
  'goal.hitFrequency': 'Частота виплат',
  'goal.topMultiplier': 'Найбільший множник',
  wrong: 'Напишіть число більше нуля.',
  seek: 'Підібрати',
  nothing: 'Поруч із цією метою немає налаштування, яке пройшло б перевірку.',
  open: 'вирішує стіл',
  now: 'Зараз',
  proposed: 'Пропозиція',
  take: 'Узяти це',
} as const satisfies Translation<typeof ru>;
