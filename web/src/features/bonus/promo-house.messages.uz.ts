import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './promo-house.messages.ts';

export const uz = {
  subject: 'Promokodlar',
  'subject.about':
    'Kod nima beradi, kimga va necha marta. Kod o‘chirilmaydi, to‘xtatib qo‘yiladi. O‘zgarishdan keyin ham foydalanishlar sanaladi.',
  'field.code': 'Kod (bosh lotin harflari, raqamlar, - va _)',
  'rule.code': '3 dan 32 tagacha belgi: bosh lotin harflari, raqamlar, - va _.',
  'field.isOn': 'Yoqilgan',
  'field.account': 'Qaysi hisobga',
  'choice.account.real': 'Haqiqiy balans',
  'choice.account.bonus': 'Bonus balansi, o‘ynab chiqish bilan',
  'choice.account.dic': 'DIC',
  'choice.account.dicLocked': 'Bloklangan DIC',
  'choice.account.usdicLocked': 'Bloklangan USDIC, o‘ynab chiqish bilan',
  'field.amount': 'Summa, hisob birligida',
  'field.wagerTimes': 'Necha marta o‘ynab chiqiladi (faqat kerak bo‘lsa)',
  'rule.wagerTimes': 'Faqat bonus balansi va bloklangan USDIC uchun kiritiladi.',
  'field.lapseDays': 'Bonus muddati, kun',
  'field.maxUses': 'Jami foydalanishlar',
  'field.startsAt': 'Boshlanishi',
  'field.endsAt': 'Tugashi',
  'rule.endsAt': 'Tugashi boshlanishidan keyin bo‘lishi kerak.',
  'field.minVip': 'VIP darajasi kamida (1–15)',
  'field.minDeposits': 'Jami depozitlar kamida',
  'field.minDepositsToday': 'Bugungi depozitlar kamida',
  'field.needsTelegram': 'Ulangan Telegram kerak',
  'field.needsVkGroup': 'VKdagi guruhimiz kerak',
  'field.used': 'Foydalanilgan',
} as const satisfies Translation<typeof ru>;
