import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipRoundRu } from './coinflip-round.messages.ts';

export const en = {
  draw: 'The winning ticket is one of all, one ticket per hundredth staked:',
  heads: 'Heads',
  tails: 'Tails',
} as const satisfies Translation<typeof coinflipRoundRu>;
