import type { Translation } from '../../core/i18n/messages.ts';
import type { classicRoundRu } from './classic-round.messages.ts';

export const uz = {
  draw: 'Yutgan chipta — hammasidan bittasi, tikishning har yuzdan biriga bitta chipta:',
  tickets: '{{from}}–{{to}} chiptalar',
  winner: '{{player}} o‘yinchisining chiptasi',
} as const satisfies Translation<typeof classicRoundRu>;
