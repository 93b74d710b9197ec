import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './catalogue-titles.messages.ts';

export const uz = {
  title: 'Kazino',
  office: 'Provayder raundlari',
  'category.slots': 'Slotlar',
  'category.live': 'Live-kazino',
  'category.new': 'Yangi o‘yinlar',
  'category.hot': 'Xit o‘yinlar',
  'category.popular': 'Ommabop o‘yinlar',
  'category.favorite': 'Sevimlilar',
  'category.special': 'Maxsus to‘plam',
} as const satisfies Translation<typeof ru>;
