import type { Translation } from '../../core/i18n/messages.ts';
import type { catalogueRu } from './catalogue.messages.ts';

export const tr = {
  'category.slots': 'Slotlar',
  'category.live': 'Canlı casino',
  'category.new': 'Yeni oyunlar',
  'category.hot': 'Gözde oyunlar',
  'category.popular': 'Popüler oyunlar',
  'category.favorite': 'Favoriler',
  'category.special': 'Özel seçki',
  all: 'Tümü',
  'all.of': '{{title}}: tüm oyunlar',
  previous: '{{title}}: geri',
  next: '{{title}}: ileri',
  more: 'Daha fazla göster',
  empty: 'Bu kategoride henüz oyun yok.',
  'empty.play': 'Kendi oyunlarımıza git',
  'guest.text': 'Favori oyunlarınızı görmek için giriş yapın.',
  'guest.signIn': 'Giriş yap',
  failed: 'Oyun listesi yüklenemedi. Bahisleriniz ve bakiyeniz etkilenmedi.',
  retry: 'Yeniden dene',
} as const satisfies Translation<typeof catalogueRu>;
