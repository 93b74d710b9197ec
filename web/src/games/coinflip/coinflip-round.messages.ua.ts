import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipRoundRu } from './coinflip-round.messages.ts';

export const ua = {
  draw: 'Виграшний квиток — один з усіх, по квитку за соту частку ставки:',
  heads: 'Орел',
  tails: 'Решка',
} as const satisfies Translation<typeof coinflipRoundRu>;
