import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preferences.messages.ts';

export const tr = {
  interface: 'Arayüz',
  language: 'Dil',
  currency: 'Gösterim para birimi',
  'currency.hint': 'Tutarlar bununla gösterilir, bahisler bununla yapılır.',
  'currency.failed': 'Para birimi değiştirilemedi. Bakiyeniz aynı.',
  'language.failed': 'Dil değişti ama sunucu kaydetmedi.',
  sound: 'Ses',
  'sound.hint': 'Oyun ve bildirim sesleri.',
  animations: 'Animasyonlar',
  'animations.hint': 'Onlar olmadan her şey birden, hareketsiz görünür.',
  shortcuts: 'Klavye kısayolları',
  'shortcuts.hint': 'Oyun sayfalarında tek tuşla bahis.',
  privacy: 'Gizlilik ve e-postalar',
  hidden: 'Takma adımı gizle',
  'hidden.hint': 'Bahis akışında başkaları yalnızca ilk harfi görür.',
  marketing: 'Haber ve bonus e-postaları',
  'marketing.hint': 'Güvenlik e-postaları her zaman gönderilir.',
  'preferences.later': 'Bağlantı yok. Ayar, bağlantı gelince kaydedilecek.',
} as const satisfies Translation<typeof ru>;
