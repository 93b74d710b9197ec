import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './goal.messages.ts';

export const uz = {
  text: 'Nimani ko‘zlayotganingizni yozing. Bo‘sh qolgani istalgancha bo‘lishi mumkin. Takliflar tekshiruvdan o‘tadi.',
  'goal.rtp': 'O‘yinchiga qaytim',
  'goal.hitFrequency': 'To‘lovlar chastotasi',
  'goal.topMultiplier': 'Eng katta ko‘paytirgich',
  wrong: 'Noldan katta son yozing.',
  seek: 'Qidirish',
  nothing: 'Bu maqsadga yaqin, tekshiruvdan o‘tadigan sozlama yo‘q.',
  open: 'stol hal qiladi',
  now: 'Hozir',
  proposed: 'Taklif',
  take: 'Shuni olish',
} as const satisfies Translation<typeof ru>;
