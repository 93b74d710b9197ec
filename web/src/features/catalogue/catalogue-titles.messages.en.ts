import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './catalogue-titles.messages.ts';

export const en = {
  title: 'Casino',
  office: 'Provider rounds',
  'category.slots': 'Slots',
  'category.live': 'Live casino',
  'category.new': 'New games',
  'category.hot': 'Hot games',
  'category.popular': 'Popular games',
  'category.favorite': 'Favourites',
  'category.special': 'Special selection',
} as const satisfies Translation<typeof ru>;
