import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './partner-house.messages.ts';

export const uz: Translation<typeof ru> = {
  subject: 'Hamkorlar bonuslari',
  'subject.about':
    'O‘yinchi tanishgani uchun DIC oladigan hamkorlar. Logotip nomi va rang tusi bo‘yicha chiziladi. Yashirilgan hamkorni hech kim ko‘rmaydi.',
  'field.name': 'Nomi',
  'field.url': 'Sayt manzili, https',
  'rule.url': 'https:// bilan boshlanadigan to‘liq manzil.',
  'field.description': 'Tavsif',
  'field.hue': 'Logotip tusi, 0 dan 359 gacha',
  'field.isShown': 'O‘yinchilarga ko‘rinadi',
};
