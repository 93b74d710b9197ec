import type { Translation } from '../i18n/messages.ts';
import type { miniatureRu } from './miniature.messages.ts';

export const tr = {
  dice: 'Son sayı: {{number}}',
  mines: 'Son çarpan: {{times}}',
  'battle.shares': 'Kırmızı {{red}}, mavi {{blue}}',
  'battle.last': 'Son sayı: {{number}}',
  wheel: 'Son sektör: {{word}}',
  classic: 'Potta {{amount}}',
  coinflip_one: '{{count}} oda oyuncu bekliyor',
  coinflip_other: '{{count}} oda oyuncu bekliyor',
} as const satisfies Translation<typeof miniatureRu>;
