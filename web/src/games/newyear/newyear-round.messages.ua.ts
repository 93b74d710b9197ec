import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearRoundRu } from './newyear-round.messages.ts';

export const ua = {
  name: 'Новорічний барабан',
  draw: 'Барабан витягує один приз; що більша вага, то частіше:',
  ticket: 'Квиток {{ticket}}',
} as const satisfies Translation<typeof newyearRoundRu>;
