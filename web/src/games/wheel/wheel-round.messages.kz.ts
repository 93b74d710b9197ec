import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelRoundRu } from './wheel-round.messages.ts';

export const kz = {
  draw: 'Дөңгелекке 32 сегменттің бірі керек:',
  sector: '{{multiplier}}',
  segment: '{{segment}}-сегмент',
  random: '{{segment}}-сегмент, random.org',
} as const satisfies Translation<typeof wheelRoundRu>;
