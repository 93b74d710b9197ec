import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-bonus-titles.messages.ts';

export const en: Translation<typeof ru> = {
  bonuses: 'Bonuses',
  waiting: 'Awaiting a decision',
  records: 'Settings',
  costs: 'Cost',
  expected: 'Forecast',
  changes: 'Proposals',
};
