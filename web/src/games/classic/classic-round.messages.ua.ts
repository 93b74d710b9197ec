import type { Translation } from '../../core/i18n/messages.ts';
import type { classicRoundRu } from './classic-round.messages.ts';

export const ua = {
  draw: 'Виграшний квиток — один з усіх, по квитку за соту частку ставки:',
  tickets: 'Квитки {{from}}–{{to}}',
  winner: 'квиток гравця {{player}}',
} as const satisfies Translation<typeof classicRoundRu>;
