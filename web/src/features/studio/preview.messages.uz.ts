import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preview.messages.ts';

export const uz = {
  outcome: 'Natija',
  'outcome.hint': 'Bo‘sh bo‘lsa — tushgani. Buyruqlar: {{examples}}',
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
  nothing: 'Bu sozlama bilan tikadigan narsa yo‘q: tikish va tanlov chegaralarini tekshiring.',
  sound: 'Ko‘rinish ovozi',
  bet: 'Raunddagi tikish',
  'bet.none': 'Kamida bittasini tanlang.',
  'bet.share': 'Bankdagi ulush: {{share}}',
  'bet.stakeMinor': 'O‘yinchining tikishi',
  'bet.side': 'Tomon',
  'bet.otherStakeMinor': 'Ulardan har birining tikishi',
} as const satisfies Translation<typeof ru>;
