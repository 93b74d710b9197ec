import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './office-bonus-titles.messages.ts';

export const tr: Translation<typeof ru> = {
  bonuses: 'Bonuslar',
  waiting: 'Karar bekleyenler',
  records: 'Ayarlar',
  costs: 'Maliyet',
  expected: 'Tahmin',
  changes: 'Öneriler',
};
