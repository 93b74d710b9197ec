import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preferences.messages.ts';

export const uz = {
  interface: 'Interfeys',
  language: 'Til',
  currency: 'Ko‘rsatish valyutasi',
  'currency.hint': 'Summalar shunda ko‘rsatiladi va tikishlar shunda qilinadi.',
  'currency.failed': 'Valyutani almashtirib bo‘lmadi. Balans o‘zgarmadi.',
  'language.failed': 'Til almashdi, lekin server uni saqlamadi.',
  sound: 'Ovoz',
  'sound.hint': 'O‘yinlar va bildirishnomalar ovozi.',
  animations: 'Animatsiya',
  'animations.hint': 'Usiz hammasi birdan, harakatsiz ko‘rinadi.',
  shortcuts: 'Tezkor tugmalar',
  'shortcuts.hint': 'O‘yin sahifalarida bitta tugma bilan tikish.',
  privacy: 'Maxfiylik va xatlar',
  hidden: 'Nikimni yashirish',
  'hidden.hint': 'Tikishlar lentasida boshqalar faqat birinchi harfni ko‘radi.',
  marketing: 'Yangiliklar va bonuslar haqida xatlar',
  'marketing.hint': 'Xavfsizlik haqidagi xatlar doim keladi.',
  'preferences.later': 'Aloqa yo‘q. Sozlama aloqa tiklanganda saqlanadi.',
} as const satisfies Translation<typeof ru>;
