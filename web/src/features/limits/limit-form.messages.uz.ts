import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './limit-form.messages.ts';

export const uz = {
  'form.amount': 'Summa',
  'form.minutes': 'Kuniga daqiqa',
  'form.now': 'Darhol kuchga kiradi.',
  'form.later': '24 soatdan keyin tasdiqlash kerak: {{at}} dan boshlab.',
  'form.same': 'Hozir shu limit amal qilmoqda.',
  'form.invalid': '{{min}} dan {{max}} gacha summa kerak',
  'form.invalid.minutes': '{{min}} dan {{max}} gacha butun son kerak',
  'form.save': 'Saqlash',
  'form.remove': 'Limitni olib tashlash',
  'form.cancel': 'Bekor qilish',
  'saved.now': 'Limit saqlandi va amal qilmoqda',
  'saved.later': 'So‘rov saqlandi. Yangi limitni {{at}} dan boshlab tasdiqlang',
  'saved.ends': 'So‘rov saqlandi. Limit olib tashlanishini {{at}} dan boshlab tasdiqlang',
} as const satisfies Translation<typeof ru>;
