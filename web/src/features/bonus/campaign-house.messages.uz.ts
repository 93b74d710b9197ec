import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './campaign-house.messages.ts';

export const uz: Translation<typeof ru> = {
  subject: 'Aksiyalar',
  'subject.about':
    'Har bir bonus yoqilgan yoki o‘chirilgan bo‘ladi va shu qoidalar bo‘yicha beriladi. Avval berilgani eski qoidalarda qoladi.',
  'key.tournament': 'Kunlik turnir',
  'field.isOn': 'Yoqilgan',
  'field.terms': 'Shartlar versiyasi',
  'field.percent': 'Yutqazilgandan keshbek, foizda',
  'field.rewards': 'VIP darajalari uchun mukofotlar',
  'field.rewards.level': 'Daraja raqami',
  'field.rewards.dic': 'DIC',
  'field.amount': 'Bonus summasi, butun birlik',
  'field.wagerTimes': 'O‘ynab chiqish, marta',
  'field.connect': 'Ulangan TON hamyoni uchun, DIC',
  'field.deposit': 'TON depoziti uchun, DIC',
  'field.invite': 'Taklif qilingan do‘st uchun, DIC',
  'field.minDeposit': 'Eng kichik depozit, asosiy birlik',
};
