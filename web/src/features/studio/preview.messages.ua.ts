import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preview.messages.ts';

export const ua = {
  outcome: 'Наслідок',
  'outcome.hint': 'Порожньо — як випаде. Команди: {{examples}}. Ставка: {{stake}}',
  'outcome.unknown': 'Такого наслідку в цієї гри немає. Напишіть, наприклад: {{examples}}',
  'round.new': 'Зіграти раунд',
  scene: 'Сцена гри: {{state}}',
  balance: 'Ігрові гроші: {{amount}}',
  state: 'стан {{state}}',
  hold: 'Пауза',
  run: 'Пуск',
  'step.back': 'Подія назад',
  'step.on': 'Подія вперед',
  time: '{{now}} з {{all}} с',
  moment: 'Момент раунду',
  pace: 'Швидкість',
} as const satisfies Translation<typeof ru>;
