import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-edition-house.messages.ts';

export const tr: Translation<typeof ru> = {
  subject: 'Yılbaşı etkinlikleri',
  'subject.about': 'Çarkın döndüğü Moskova günleri. Biletler ve eşyalar her etkinlik için ayrı sayılır.',
  'field.edition': 'Ad',
  'field.firstDay': 'İlk gün',
  'field.lastDay': 'Son gün',
  'rule.lastDay': 'Son gün ilk günden önce olamaz.',
};
