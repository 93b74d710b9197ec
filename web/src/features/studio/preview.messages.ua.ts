import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preview.messages.ts';

export const ua = {
  outcome: 'Наслідок',
  'outcome.hint': 'Порожньо — як випаде. Команди: {{examples}}',
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
  nothing: 'За цими налаштуваннями поставити немає на що: перевірте межі ставок і вибору.',
  sound: 'Звук перегляду',
  bet: 'Ставка в раунді',
  'bet.none': 'Виберіть хоча б один варіант.',
  'bet.share': 'Частка банку: {{share}}',
  'bet.stakeMinor': 'Ставка гравця',
  'bet.side': 'Сторона',
  'bet.otherStakeMinor': 'Ставка кожного з них',
} as const satisfies Translation<typeof ru>;
