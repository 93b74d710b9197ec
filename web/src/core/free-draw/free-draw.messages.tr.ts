import type { Translation } from '../i18n/messages.ts';
import type { freeDrawRu } from './free-draw.messages.ts';

export const tr = {
  spinning: 'Dönüyor…',
  won: 'Ödülünüz',
  told: 'Çıkan: {{prize}}',
  skip: 'Geç',
  check: 'Bu çekilişi doğrula',
  odds: 'Olasılıklar',
} as const satisfies Translation<typeof freeDrawRu>;
