import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-bonus-titles.messages.ts';

export const uz: Translation<typeof ru> = {
  bonuses: 'Bonuslar',
  waiting: 'Qaror kutmoqda',
  records: 'Sozlamalar',
  costs: 'Narxi',
  expected: 'Prognoz',
  changes: 'Takliflar',
};
