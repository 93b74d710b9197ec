import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelRoundRu } from './wheel-round.messages.ts';

export const tr = {
  draw: 'Çark, 32 dilimden birini ister:',
  sector: '{{multiplier}}',
  segment: '{{segment}}. dilim',
  random: '{{segment}}. dilim, random.org',
} as const satisfies Translation<typeof wheelRoundRu>;
