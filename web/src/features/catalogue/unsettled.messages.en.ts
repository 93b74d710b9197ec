import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './unsettled.messages.ts';

export const en = {
  title: 'Rounds without a result',
  text: 'The provider took a stake and has said nothing for a minute. The round is then closed as lost; a win that comes later is still paid.',
  counts: 'In a week: {{open}} open, {{closed}} closed by us.',
  none: 'There are none.',
  player: 'Player',
  game: 'Game',
  'game.of': '{{game}}, {{provider}}',
  staked: 'Staked',
  paid: 'Paid',
  account: 'Account',
  'account.real': 'Money',
  'account.bonus': 'Bonus',
  state: 'State',
  'state.open': 'Open',
  'state.closed': 'Closed by us',
  last: 'Last message',
  round: 'Provider’s round',
} as const satisfies Translation<typeof ru>;
