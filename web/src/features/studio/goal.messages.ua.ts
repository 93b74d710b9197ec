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
  reached: 'Ближче до цієї цілі, ніж зараз, нічого немає.',
  blocked: 'Найближчі налаштування не проходять межі:',
  blockedNearer: 'Ще ближчі налаштування не проходять межі:',
  'tables.title': 'Таблиці виграшів',
  'tables.text':
    'Назвіть повернення, розкид (стандартне відхилення у ставках) і виграші через пробіл: «2 3 5 30». Кожну таблицю обчислено точно й зіграно.',
  'tables.deviation': 'Розкид',
  'tables.wins': 'Виграші',
  'tables.simulated': 'У симуляції',
  'tables.check': 'Звірка',
  'tables.agrees': 'збігається',
  'tables.differs': 'розходиться',
  open: 'вирішує стіл',
  now: 'Зараз',
  proposed: 'Пропозиція',
  take: 'Узяти це',
} as const satisfies Translation<typeof ru>;
