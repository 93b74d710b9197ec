import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './partner-house.messages.ts';

export const uz: Translation<typeof ru> = {
  subject: 'Hamkorlar bonuslari',
  'subject.about':
    'Oʻyinchi tanishgani uchun DIC oladigan hamkorlar. Logotip nom va rang tusidan chiziladi. Yashirilgan hamkorni hech kim koʻrmaydi.',
  'field.name': 'Nomi',
  'field.url': 'Sayt manzili, https',
  'field.description': 'Tavsif',
  'field.hue': 'Logotip tusi, 0 dan 359 gacha',
  'field.isShown': 'Oʻyinchilarga koʻrinadi',
};
