import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-bonus-titles.messages.ts';

export const kz: Translation<typeof ru> = {
  bonuses: 'Бонустар',
  waiting: 'Шешім күтеді',
  records: 'Баптаулар',
  costs: 'Құны',
  expected: 'Болжам',
  changes: 'Ұсыныстар',
};
