import type { Translation } from '../../core/i18n/messages.ts';
import type { catalogueRu } from './catalogue.messages.ts';

export const uz = {
  'category.slots': 'Slotlar',
  'category.live': 'Live-kazino',
  'category.new': 'Yangi o‘yinlar',
  'category.hot': 'Xit o‘yinlar',
  'category.popular': 'Ommabop o‘yinlar',
  'category.favorite': 'Sevimlilar',
  'category.special': 'Maxsus to‘plam',
  all: 'Barchasi',
  'all.of': '{{title}}: barcha o‘yinlar',
  previous: '{{title}}: orqaga',
  next: '{{title}}: oldinga',
  more: 'Yana ko‘rsatish',
  empty: 'Bu turkumda hozircha o‘yinlar yo‘q.',
  'empty.play': 'O‘z o‘yinlarimizga o‘tish',
  'guest.text': 'Sevimli o‘yinlaringizni ko‘rish uchun kiring.',
  'guest.signIn': 'Kirish',
  failed: 'O‘yinlar ro‘yxati yuklanmadi. Bu tikishlar va balansga ta’sir qilmaydi.',
  retry: 'Qayta urinish',
} as const satisfies Translation<typeof catalogueRu>;
