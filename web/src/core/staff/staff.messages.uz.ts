import type { Translation } from '../i18n/messages.ts';
import type { ru } from './staff.messages.ts';

export const uz: Translation<typeof ru> = {
  'factor.enable': 'Himoyani yoqish',
  exempt:
    'Namoyish uchun kirish: bu sahifa ikki bosqichli himoyasiz ochiq. Ishlab turgan saytda u har bir xodimdan talab qilinadi.',
  failed: 'Kirish huquqini tekshirib bo‘lmadi.',
  retry: 'Qaytadan urinish',
  range: 'Davr',
  from: 'Boshlanishi',
  to: 'Oxiri',
  show: 'Ko‘rsatish',
  'range.wrong': 'Birinchi kun oxirgisidan kech bo‘lmasligi, davr esa 366 kundan oshmasligi kerak.',
};
