import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './settings.messages.ts';

export const uz = {
  currentPassword: 'Joriy parol',
  again: 'Chiqib, qaytadan kirish',
  'settings.error.1': 'Bu nom band. Boshqasini tanlang.',
  'settings.error.2': 'To‘g‘ri nik kiriting: 3 dan 15 gacha harf, raqam va nuqta, kamida bitta harf.',
  'settings.error.3': 'Bu e-mail band.',
  'settings.error.4': 'Login va parol — lotin harflari va raqamlar, kamida 6 ta.',
  'settings.error.5': 'Joriy parol noto‘g‘ri.',
  'settings.error.7': 'Balansda pul yetarli emas.',
  'settings.error.8': 'Ikki bosqichli himoya kodi noto‘g‘ri.',
  'settings.error.9': 'Parol noto‘g‘ri.',
  'settings.error.10': 'Bo‘lmadi. Hech narsa o‘zgarmadi, qayta urinib ko‘ring.',
  'settings.error.14': 'Bunday e-mail bo‘lmaydi: manzilni tekshiring.',
  'settings.error.15': 'Parolda bosh harf, kichik harf va raqam bo‘lishi kerak.',
  'settings.error.16': 'Parol kamida 6 ta belgidan iborat.',
  'settings.error.17': 'Parollar mos emas.',
  'settings.error.18': 'Saqlab bo‘lmadi. Hech narsa o‘zgarmadi.',
  'settings.error.same_email': 'Bu manzil allaqachon tasdiqlangan.',
  'settings.error.sign_in_again': 'Qaytadan kiring: buni kirgandan keyingi 30 daqiqa ichida o‘zgartirish mumkin.',
  'settings.error.too_many_attempts': 'Urinishlar juda ko‘p. Biroz kutib, qayta urinib ko‘ring.',
  'settings.error.offline': 'Server bilan aloqa yo‘q. Aloqani tekshirib, qayta urinib ko‘ring.',
} as const satisfies Translation<typeof ru>;
