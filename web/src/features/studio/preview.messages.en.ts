import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preview.messages.ts';

export const en = {
  outcome: 'Outcome',
  'outcome.hint': 'Empty: whatever is drawn. Commands: {{examples}}',
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
  nothing: 'There is nothing to bet on with these settings: check the limits of stakes and choices.',
  sound: 'Sound of the preview',
  bet: 'Bet of the round',
  'bet.none': 'Choose at least one.',
  'bet.share': 'Share of the pot: {{share}}',
  'bet.stakeMinor': 'Player’s stake',
  'bet.side': 'Side',
  'bet.otherStakeMinor': 'Stake of each of them',
} as const satisfies Translation<typeof ru>;
