import type { Translation } from '../../core/i18n/messages.ts';
import type { classicRoundRu } from './classic-round.messages.ts';

export const en = {
  draw: 'The winning ticket is one of all, one ticket per hundredth staked:',
  tickets: 'Tickets {{from}}–{{to}}',
  winner: 'ticket of player {{player}}',
} as const satisfies Translation<typeof classicRoundRu>;
