import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limit-form.messages.ts';

export const ua = {
  'form.amount': 'Сума',
  'form.minutes': 'Хвилин на день',
  'form.now': 'Подіє одразу.',
  'form.later': 'Знадобиться підтвердження: його можна дати через 24 години, з {{at}}.',
  'form.same': 'Такий ліміт діє зараз.',
  'form.invalid': 'Потрібна сума від {{min}} до {{max}}',
  'form.invalid.minutes': 'Потрібне ціле число від {{min}} до {{max}}',
  'form.save': 'Зберегти',
  'form.remove': 'Зняти ліміт',
  'form.cancel': 'Скасувати',
  'saved.now': 'Ліміт збережено, він уже діє',
  'saved.later': 'Запит збережено. Підтвердьте новий ліміт з {{at}}',
  'saved.ends': 'Запит збережено. Підтвердьте зняття ліміту з {{at}}',
} as const satisfies Translation<typeof ru>;
