import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preview.messages.ts';

export const uz = {
  outcome: 'Natija',
  'outcome.hint': 'Bo‘sh bo‘lsa — tushgani. Buyruqlar: {{examples}}. Tikish: {{stake}}',
  'outcome.unknown': 'Bu o‘yinda bunday natija yo‘q. Masalan: {{examples}}',
  'round.new': 'Raund o‘ynash',
  scene: 'O‘yin sahnasi: {{state}}',
  balance: 'O‘yin puli: {{amount}}',
  state: 'holati {{state}}',
  hold: 'Pauza',
  run: 'Boshlash',
  'step.back': 'Bir hodisa orqaga',
  'step.on': 'Bir hodisa oldinga',
  time: '{{all}} s dan {{now}}',
  moment: 'Raund lahzasi',
  pace: 'Tezlik',
} as const satisfies Translation<typeof ru>;
