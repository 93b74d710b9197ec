import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './newyear-thing-house.messages.ts';

export const uz: Translation<typeof ru> = {
  subject: 'Yangi yil buyumlari',
  'subject.about':
    'Baraban sovrinlari orasidagi buyumlar. Ehtimollarni baraban sozlamasi belgilaydi; bu yerda — nechta buyum borligi va tugaganda nima to‘lanishi.',
  'field.name': 'Sozlamadagi nomi',
  'field.titles': 'Nomi',
  'field.stock': 'Aksiyada nechta bor',
  'field.equivalent': 'Buyum tugagandagi summa',
};
