import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './account.messages.ts';

export const uz = {
  save: 'Saqlash',
  send: 'Xat yuborish',
  avatar: 'Avatar',
  'avatar.edit': 'Avatarni o‘zgartirish',
  nick: 'Nik',
  'nick.edit': 'Nikni o‘zgartirish',
  'nick.hint': '{{min}} dan {{max}} gacha harf, raqam va nuqta, kamida bitta harf. Harflar bir alifbodan.',
  'nick.saved': 'Nik o‘zgardi',
  id: 'ID',
  email: 'E-mail',
  'email.none': 'Ko‘rsatilmagan',
  'email.add': 'E-mail qo‘shish',
  'email.edit': 'E-mailni o‘zgartirish',
  'email.confirmed': 'Tasdiqlangan',
  'email.unconfirmed': 'Tasdiqlanmagan',
  'email.pending': '{{email}} manziliga xat yubordik. Manzilni tasdiqlash uchun undagi havolaga o‘ting.',
  'email.resend': 'Qayta yuborish',
  'email.sent': 'Xat yuborildi',
  'email.text': 'Yangi manzilga havolali xat boradi. Havolaga o‘tganingizda manzil almashadi.',
  'email.new': 'Yangi e-mail',
  social: 'Ijtimoiy tarmoqlar orqali kirish',
} as const satisfies Translation<typeof ru>;
