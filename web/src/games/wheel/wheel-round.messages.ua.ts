import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelRoundRu } from './wheel-round.messages.ts';

export const ua = {
  draw: 'Колесу потрібен один сегмент із 32:',
  sector: '{{multiplier}}',
  segment: 'сегмент {{segment}}',
  random: 'сегмент {{segment}}, random.org',
} as const satisfies Translation<typeof wheelRoundRu>;
