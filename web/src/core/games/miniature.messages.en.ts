import type { Translation } from '../i18n/messages.ts';
import type { miniatureRu } from './miniature.messages.ts';

export const en = {
  dice: 'Last number: {{number}}',
  mines: 'Last multiplier: {{times}}',
  'battle.shares': 'Red {{red}}, blue {{blue}}',
  'battle.last': 'Last number: {{number}}',
  wheel: 'Last sector: {{word}}',
  classic: '{{amount}} in the pot',
  coinflip_one: '{{count}} room is waiting for a player',
  coinflip_other: '{{count}} rooms are waiting for a player',
} as const satisfies Translation<typeof miniatureRu>;
