import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipRoundRu } from './coinflip-round.messages.ts';

export const tr = {
  draw: 'Kazanan bilet hepsinden biridir; bahsin her yüzde birine bir bilet:',
  heads: 'Tura',
  tails: 'Yazı',
} as const satisfies Translation<typeof coinflipRoundRu>;
