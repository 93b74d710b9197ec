import type { Translation } from '../../i18n/messages.ts';
import type { lightRu } from './light.messages.ts';

export const uz = {
  'light.ahead':
    'Natijani ochiq tasodif mayog‘i hal qiladi. Qaysi raundi ekani tikish qachon yopilishi aniq bo‘lishi bilan ma’lum bo‘ladi.',
  'light.announced': 'Natijani mayoqning {{round}} raundi hal qiladi.',
  'light.simulated': 'Bu yerdagi mayoq mashq uchun: u kazinoning halolligini isbotlamaydi.',
  'light.random': 'Natijani random.org aniqlaydi.',
  'light.chain': 'Raund mayoqsiz o‘ynaladi: oxirgi bo‘lib tikkan kishi natijani tanlab olishi mumkin edi.',
  'light.short': 'Mayoqni kutamiz',
  'light.waiting': 'Tikishlar yopildi. Mayoq nuri yo‘lda: {{round}} raund.',
  'light.waiting.random': 'Tikishlar yopildi. random.org javobini kutamiz.',
  'void.unanswered': 'Tasodif manbai vaqtida javob bermadi. Raund bekor qilindi, barcha tikishlar qaytarildi.',
  'void.unanswered.mine':
    'Tasodif manbai vaqtida javob bermadi. Raund bekor qilindi, {{amount}} tikishingiz qaytarildi.',
  'void.late':
    'Tikish qabuli mayoqning bu raundi uchun juda kech yopildi. Raund bekor qilindi, barcha tikishlar qaytarildi.',
  'void.late.mine':
    'Tikish qabuli mayoqning bu raundi uchun juda kech yopildi. Raund bekor qilindi, {{amount}} tikishingiz qaytarildi.',
} as const satisfies Translation<typeof lightRu>;
