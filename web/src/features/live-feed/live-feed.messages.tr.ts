import type { Translation } from '../../core/i18n/messages.ts';
import type { liveFeedRu } from './live-feed.messages.ts';

export const tr = {
  title: 'Canlı bahisler',
  'tab.my': 'Bahislerim',
  'tab.all': 'Tüm bahisler',
  'tab.big': 'Büyük kazançlar',
  'column.game': 'Oyun',
  'column.player': 'Oyuncu',
  'column.stake': 'Bahis',
  'column.multiplier': 'Çarpan',
  'column.payout': 'Ödeme',
  'column.time': 'Saat',
  'row.card': '{{nick}}: oyuncu kartı',
  'row.check': '{{game}}, {{nick}}: turu doğrula',
  'empty.my': 'Bahisleriniz burada görünecek.',
  'empty.all': 'Henüz bahis yok.',
  'empty.big': 'Henüz büyük kazanç yok.',
  'empty.play': 'Oyuna git',
  'empty.reload': 'Yenile',
  'guest.text': 'Bahislerinizi burada görmek için giriş yapın.',
  'guest.signIn': 'Giriş yap',
  'error.text': 'Akış yüklenemedi. Bahisleriniz ve bakiyeniz etkilenmedi.',
  'error.retry': 'Yeniden dene',
} as const satisfies Translation<typeof liveFeedRu>;
