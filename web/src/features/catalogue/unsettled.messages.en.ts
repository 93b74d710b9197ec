import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './unsettled.messages.ts';

export const en = {
  title: 'Rounds without a result',
  text: 'The provider took a stake and has said nothing for a minute. The round is then closed as lost; after a day, if the provider said that it goes on. A win that comes later is still paid: such a round is marked “Paid late”.',
  providers: 'By provider, in a week',
  rounds: 'Rounds',
  shown: '{{shown}} of {{all}} shown: those without a result first, the latest on top.',
  provider: 'Provider',
  'staked.left': 'Staked without a result',
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
  'state.late': 'Paid late',
  last: 'Last message',
  round: 'Provider’s round',
} as const satisfies Translation<typeof ru>;
