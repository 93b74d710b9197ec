import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './two-factor.messages.ts';

export const uz = {
  'title.on': 'Himoyani yoqish',
  'title.off': 'Himoyani o‘chirish',
  'factor.scan': 'Kodlar ilovasini oching va rasmni skanerlang yoki kalitni kiriting.',
  'factor.qr': 'Ikki bosqichli himoya kaliti yozilgan QR-kod',
  'factor.secret': 'Kalit',
  'factor.code': 'Ilovadagi kod',
  'factor.codeOrRecovery': 'Ilovadagi kod yoki tiklash kodi',
  'factor.submitOn': 'Yoqish',
  'factor.submitOff': 'O‘chirish',
  'factor.offText': 'Himoyasiz kirish uchun parolning o‘zi yetadi.',
  'factor.loading': 'Kalit tayyorlanmoqda…',
  'recovery.title': 'Tiklash kodlari',
  'recovery.text':
    'Telefon yo‘qolsa, har bir kod ilovadagi kodni bir marta almashtiradi. Ularni boshqa ko‘rsatmaymiz: hozir saqlab oling.',
  'recovery.copy': 'Tiklash kodlari',
  'recovery.save': 'Fayl qilib yuklab olish',
  'recovery.file': 'Glasshouse tiklash kodlari. Har biri bir marta ishlaydi.',
  'recovery.done': 'Kodlarni saqlab oldim',
  'settings.success.4': 'Ikki bosqichli himoya o‘zgardi',
} as const satisfies Translation<typeof ru>;
