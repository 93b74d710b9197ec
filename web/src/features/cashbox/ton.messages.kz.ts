import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './ton.messages.ts';

export const kz = {
  title: 'Өз TON әмияныңыздан',
  text: 'Әмиянды қосыңыз: ол сізге тиесілі екенін растап қол қояды. Қолтаңба ақша шегермейді.',
  connect: 'Әмиянды қосу',
  connected: 'Қосылған әмиян: {{wallet}}',
  to: 'Мына мекенжайға аудару',
  memo: 'Memo (міндетті)',
  minimum: 'Ең азы: {{amount}}',
  course: 'Қазіргі бағам: 1 TON = {{course}}',
  timeLeft: 'Аударымды күтеміз',
} as const satisfies Translation<typeof ru>;
