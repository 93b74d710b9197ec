import type { Translation } from '../../core/i18n/messages.ts';
import type { liveFeedRu } from './live-feed.messages.ts';

export const en = {
  title: 'Live bets',
  'tab.my': 'My bets',
  'tab.all': 'All bets',
  'tab.big': 'Big wins',
  'column.game': 'Game',
  'column.player': 'Player',
  'column.stake': 'Stake',
  'column.multiplier': 'Multiplier',
  'column.payout': 'Payout',
  'column.time': 'Time',
  'row.card': '{{nick}}: player card',
  'row.check': '{{game}}, {{nick}}: check the round',
  'empty.my': 'Your bets will appear here.',
  'empty.all': 'No bets yet.',
  'empty.big': 'No big wins yet.',
  'empty.play': 'Go to the game',
  'empty.reload': 'Refresh',
  'guest.text': 'Sign in to see your bets here.',
  'guest.signIn': 'Sign in',
  'error.text': 'The feed did not load. Your bets and balance are not affected.',
  'error.retry': 'Try again',
} as const satisfies Translation<typeof liveFeedRu>;
