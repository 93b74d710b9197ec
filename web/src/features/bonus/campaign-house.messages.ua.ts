import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './campaign-house.messages.ts';

export const ua: Translation<typeof ru> = {
  subject: 'Акції',
  'subject.about':
    'Кожен бонус увімкнено або вимкнено, і він надається за цими правилами. Видане раніше лишається за попередніми.',
  'key.tournament': 'Турнір дня',
  'field.isOn': 'Увімкнено',
  'field.terms': 'Версія умов',
  'field.percent': 'Кешбек від програшу, у відсотках',
  'field.rewards': 'Нагороди за рівні VIP',
  'field.rewards.level': 'Номер рівня',
  'field.rewards.dic': 'DIC',
  'field.amount': 'Сума бонусу, цілих одиниць',
  'field.wagerTimes': 'Відіграш, разів',
  'field.connect': 'За підключений гаманець TON, DIC',
  'field.deposit': 'За депозит у TON, DIC',
  'field.invite': 'За запрошеного друга, DIC',
  'field.minDeposit': 'Найменший депозит, основних одиниць',
};
