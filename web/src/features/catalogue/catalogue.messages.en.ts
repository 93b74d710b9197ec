import type { Translation } from '../../core/i18n/messages.ts';
import type { catalogueRu } from './catalogue.messages.ts';

export const en = {
  'category.slots': 'Slots',
  'category.live': 'Live casino',
  'category.new': 'New games',
  'category.hot': 'Hot games',
  'category.popular': 'Popular games',
  'category.favorite': 'Favourites',
  'category.special': 'Special selection',
  all: 'View all',
  'all.of': '{{title}}: view all',
  previous: '{{title}}: back',
  next: '{{title}}: forward',
  more: 'Show more',
  empty: 'There are no games in this category yet.',
  'empty.play': 'Go to our own games',
  'guest.text': 'Sign in to see your favourite games.',
  'guest.signIn': 'Sign in',
  failed: 'The list of games did not load. Your bets and balance are not affected.',
  retry: 'Try again',
} as const satisfies Translation<typeof catalogueRu>;
