import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipRoundRu } from './coinflip-round.messages.ts';

export const kz = {
  draw: 'Ұтқан билет — барлығының бірі, бәстің әр жүздік үлесіне бір билет:',
  heads: 'Елтаңба',
  tails: 'Сан',
} as const satisfies Translation<typeof coinflipRoundRu>;
