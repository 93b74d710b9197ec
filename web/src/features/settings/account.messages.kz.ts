import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './account.messages.ts';

export const kz = {
  save: 'Сақтау',
  send: 'Хат жіберу',
  avatar: 'Аватар',
  'avatar.edit': 'Аватарды өзгерту',
  nick: 'Ник',
  'nick.edit': 'Никті өзгерту',
  'nick.hint': '{{min}}–{{max}} таңба: әріп, цифр және нүкте, кемінде бір әріп. Әріптер бір әліпбиден.',
  'nick.saved': 'Ник өзгерді',
  id: 'ID',
  email: 'E-mail',
  'email.none': 'Көрсетілмеген',
  'email.add': 'E-mail қосу',
  'email.edit': 'E-mail өзгерту',
  'email.confirmed': 'Расталған',
  'email.unconfirmed': 'Расталмаған',
  'email.pending': '{{email}} мекенжайына хат жібердік. Мекенжайды растау үшін ондағы сілтемеге өтіңіз.',
  'email.resend': 'Қайта жіберу',
  'email.sent': 'Хат жіберілді',
  'email.text': 'Жаңа мекенжайға сілтемесі бар хат келеді. Сілтемеге өткенде мекенжай ауысады.',
  'email.new': 'Жаңа e-mail',
  social: 'Әлеуметтік желілер арқылы кіру',
} as const satisfies Translation<typeof ru>;
