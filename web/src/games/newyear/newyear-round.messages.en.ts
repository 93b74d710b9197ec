import type { Translation } from '../../core/i18n/messages.ts';
import type { newyearRoundRu } from './newyear-round.messages.ts';

export const en = {
  name: 'New Year drum',
  draw: 'The drum draws one prize; the greater its weight, the more often it comes:',
  ticket: 'Ticket {{ticket}}',
} as const satisfies Translation<typeof newyearRoundRu>;
