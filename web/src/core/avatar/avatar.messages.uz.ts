import type { Translation } from '../i18n/messages.ts';
import type { ru } from './avatar.messages.ts';

export const uz = {
  presets: 'Tayyor avatarlar',
  preset: '{{number}}-avatar',
  own: 'Sizning avataringiz',
  upload: 'Rasm yuklash',
  uploadAnother: 'Boshqa rasm tanlash',
  'upload.hint': 'png, jpg yoki gif. Ortiqchasini doira bo‘yicha kesamiz.',
  crop: 'Avatar rasmi. Uni sichqoncha, barmoq yoki strelkalar bilan suring',
  zoomIn: 'Kattalashtirish',
  zoomOut: 'Kichraytirish',
  turnLeft: 'Chapga burish',
  turnRight: 'O‘ngga burish',
  save: 'Saqlash',
  saved: 'Avatar saqlandi',
  'error.type': 'png, jpg yoki gif rasm kerak.',
  'error.size': 'Fayl {{limit}} MB dan katta. Kichikrog‘ini tanlang.',
  'error.broken': 'Rasm ochilmayapti: fayl buzilgan yoki bu rasm emas.',
} as const satisfies Translation<typeof ru>;
