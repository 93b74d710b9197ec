import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-edition-house.messages.ts';

export const uz: Translation<typeof ru> = {
  subject: 'Yangi yil aksiyalari',
  'subject.about': 'Baraban aylanadigan Moskva kunlari. Chiptalar va buyumlar har bir aksiya uchun alohida sanaladi.',
  'field.edition': 'Nomi',
  'field.firstDay': 'Birinchi kun',
  'field.lastDay': 'Oxirgi kun',
  'rule.lastDay': 'Oxirgi kun birinchi kundan oldin bo‘la olmaydi.',
};
