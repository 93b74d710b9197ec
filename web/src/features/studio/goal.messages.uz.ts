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
  reached: 'Bu maqsadga hozirgidan yaqini yo‘q.',
  blocked: 'Eng yaqin sozlamalar chegaralardan o‘tmaydi:',
  blockedNearer: 'Bundan ham yaqin sozlamalar chegaralardan o‘tmaydi:',
  'tables.title': 'Yutuq jadvallari',
  'tables.text':
    'Qaytim, tarqoqlik (tikishlardagi standart og‘ish) va yutuqlarni bo‘sh joy bilan yozing: “2 3 5 30”. Har bir jadval aniq hisoblangan va o‘ynalgan.',
  'tables.deviation': 'Tarqoqlik',
  'tables.wins': 'Yutuqlar',
  'tables.simulated': 'Simulyatsiyada',
  'tables.check': 'Solishtirish',
  'tables.agrees': 'mos',
  'tables.differs': 'mos emas',
  open: 'stol hal qiladi',
  now: 'Hozir',
  proposed: 'Taklif',
  take: 'Shuni olish',
} as const satisfies Translation<typeof ru>;
