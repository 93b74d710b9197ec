import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelStudioRu } from './wheel-studio.messages.ts';

export const en = {
  'field.multipliers': 'Multipliers',
  'field.segments': 'Segments in order',
  'field.bettingMs': 'Betting',
  'help.multipliers': 'What a win multiplies the stake by, sector by sector',
  'help.segments': 'The multiplier of each of the 32 segments, clockwise from the one that the pointer shows at rest',
  'help.bettingMs': 'How long bets are taken, from the first bet of a round',
  'help.spinMs': 'How long the wheel takes to stop, from the draw to the payouts',
  'rule.multipliers': 'Each multiplier needs a segment, and may not return more than is staked on it.',
  'cue.pin': 'wheel’s pin',
  'bet.sectors': 'Sectors',
  'class.sector': '{{sector}}: {{multiplier}}',
} as const satisfies Translation<typeof wheelStudioRu>;
