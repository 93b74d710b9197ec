import type { Translation } from '../../core/i18n/messages.ts';
import type { coinflipStudioRu } from './coinflip-studio.messages.ts';

export const en = {
  'field.flipMs': 'Flip',
  'help.enabled': 'When this is off, no rooms are opened and no bets are taken',
  'help.resultMs': 'How long a finished room stays in the lobby',
  'help.flipMs': 'How long the coin is in the air',
  'cue.heads': 'heads',
  'cue.tails': 'tails',
  'cue.toss': 'coin toss',
  'bet.seat': 'Seat',
  'option.creator': 'Creator of the room',
  'option.joiner': 'Who joins',
  'option.heads': 'Heads',
  'option.tails': 'Tails',
} as const satisfies Translation<typeof coinflipStudioRu>;
