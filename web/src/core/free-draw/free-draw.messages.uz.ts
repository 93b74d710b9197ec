import type { Translation } from '../i18n/messages.ts';
import type { freeDrawRu } from './free-draw.messages.ts';

export const uz = {
  spinning: 'Aylanmoqda…',
  won: 'Sizning sovringiz',
  told: 'Tushdi: {{prize}}',
  skip: 'O‘tkazib yuborish',
  check: 'Bu o‘yin natijasini tekshirish',
  odds: 'Ehtimollar',
} as const satisfies Translation<typeof freeDrawRu>;
