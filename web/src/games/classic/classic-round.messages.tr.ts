import type { Translation } from '../../core/i18n/messages.ts';
import type { classicRoundRu } from './classic-round.messages.ts';

export const tr = {
  draw: 'Kazanan bilet hepsinden biridir; bahsin her yüzde birine bir bilet:',
  tickets: 'Biletler {{from}}–{{to}}',
  winner: '{{player}} oyuncusunun bileti',
} as const satisfies Translation<typeof classicRoundRu>;
