import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preview.messages.ts';

export const en = {
  outcome: 'Outcome',
  'outcome.hint': 'Empty: whatever is drawn. Commands: {{examples}}. Stake: {{stake}}',
  'outcome.unknown': 'This game has no such outcome. Write, for example: {{examples}}',
  'round.new': 'Play a round',
  scene: 'The game’s scene: {{state}}',
  balance: 'Play money: {{amount}}',
  state: 'state {{state}}',
  hold: 'Pause',
  run: 'Run',
  'step.back': 'Back one event',
  'step.on': 'On one event',
  time: '{{now}} of {{all}} s',
  moment: 'Moment of the round',
  pace: 'Speed',
} as const satisfies Translation<typeof ru>;
