import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './video.messages.ts';

export const uz = {
  intro:
    'Nega raund natijasini soxtalashtirib bo‘lmasligi va uni o‘zingiz qanday tekshirishingiz haqida qirq uch soniya.',
  captions: 'O‘zbekcha subtitrlar',
  scenes: 'Filmda nima ko‘rsatilgan',
  failed: 'Film yuklanmadi. Unda nima ko‘rsatilgani quyida yozilgan.',
  retry: 'Qayta yuklash',
  more: 'O‘z raundingizni tekshirish',
  'scene.seed': 'Siz tikishdan oldin kazino maxfiy sonni — sidni — yaratadi va qulflab qo‘yadi.',
  'scene.seal':
    'Sizga sid izi, ya’ni uning SHA-256 qiymati darhol ko‘rsatiladi. Undan sidni bilib bo‘lmaydi, lekin sidni endi sezdirmasdan almashtirib ham bo‘lmaydi.',
  'scene.player': 'Brauzeringiz o‘z sidini qo‘shadi, har bir tikishning esa o‘z raqami bor.',
  'scene.draw': 'Ikki sid va raqamdan ochiq formula bo‘yicha son chiqadi. Uni kazino ham, siz ham tanlay olmaysiz.',
  'scene.reveal':
    'Sidni almashtirganingizda eskisi ochiladi. Brauzer izni qayta hisoblaydi: u o‘sha-o‘sha, demak sid o‘zgartirilmagan.',
  'scene.log':
    'Har bir raund ochiq, imzolangan jurnalga tushadi. Raundni sezdirmasdan o‘zgartirib yoki olib tashlab bo‘lmaydi: istagan kishi tekshira oladi.',
} as const satisfies Translation<typeof ru>;
