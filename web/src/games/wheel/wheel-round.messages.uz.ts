import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelRoundRu } from './wheel-round.messages.ts';

export const uz = {
  draw: 'G‘ildirakka 32 segmentdan bittasi kerak:',
  sector: '{{multiplier}}',
  segment: '{{segment}}-segment',
  random: '{{segment}}-segment, random.org',
} as const satisfies Translation<typeof wheelRoundRu>;
