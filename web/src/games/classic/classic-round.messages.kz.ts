import type { Translation } from '../../core/i18n/messages.ts';
import type { classicRoundRu } from './classic-round.messages.ts';

export const kz = {
  draw: 'Ұтқан билет — барлығының бірі, бәстің әр жүздік үлесіне бір билет:',
  tickets: '{{from}}–{{to}} билеттер',
  winner: '{{player}} ойыншысының билеті',
} as const satisfies Translation<typeof classicRoundRu>;
