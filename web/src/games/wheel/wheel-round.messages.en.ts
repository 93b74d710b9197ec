import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelRoundRu } from './wheel-round.messages.ts';

export const en = {
  draw: 'The wheel needs one segment out of 32:',
  sector: '{{multiplier}}',
  segment: 'segment {{segment}}',
  random: 'segment {{segment}}, random.org',
} as const satisfies Translation<typeof wheelRoundRu>;
