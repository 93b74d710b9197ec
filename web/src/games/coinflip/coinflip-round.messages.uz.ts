import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipRoundRu } from './coinflip-round.messages.ts';

export const uz = {
  draw: 'Yutgan chipta — hammasidan bittasi, tikishning har yuzdan biriga bitta chipta:',
  heads: 'Gerb',
  tails: 'Raqam',
} as const satisfies Translation<typeof coinflipRoundRu>;
