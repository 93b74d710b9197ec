import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './catalogue-titles.messages.ts';

export const tr = {
  title: 'Casino',
  office: 'Sağlayıcı turları',
  'category.slots': 'Slotlar',
  'category.live': 'Canlı casino',
  'category.new': 'Yeni oyunlar',
  'category.hot': 'Gözde oyunlar',
  'category.popular': 'Popüler oyunlar',
  'category.favorite': 'Favoriler',
  'category.special': 'Özel seçki',
} as const satisfies Translation<typeof ru>;
