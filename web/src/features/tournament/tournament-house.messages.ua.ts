import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './tournament-house.messages.ts';

export const ua = {
  subject: 'Призи турніру дня',
  'subject.about':
    'Фонд і частки місць. Зміна діє з наступного московського дня: у дня, що почався, вони вже закріплені.',
  daily: 'Турнір дня',
  'field.isOn': 'Проводиться',
  'field.bankTon': 'Фонд, TON',
  'field.shares': 'Частки місць',
  'rule.shares': 'Частки разом становлять 100, і жодна не більша за попередню.',
  'field.shares.percent': 'Частка, відсотки',
  'field.terms': 'Версія умов',
} as const satisfies Translation<typeof ru>;
