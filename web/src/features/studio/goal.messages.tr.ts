import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './goal.messages.ts';

export const tr = {
  text: 'Neyi hedeflediğinizi yazın. Boş kalan herhangi bir değer olabilir. Öneriler denetimden geçer.',
  'goal.rtp': 'Oyuncuya geri dönüş',
  'goal.hitFrequency': 'Ödeme sıklığı',
  'goal.topMultiplier': 'En büyük çarpan',
  wrong: 'Sıfırdan büyük bir sayı yazın.',
  seek: 'Ara',
  nothing: 'Bu hedefe yakın, denetimden geçen bir ayar yok.',
  reached: 'Bu hedefe şu ankinden daha yakın bir ayar yok.',
  blocked: 'En yakın ayarlar sınırlardan geçmiyor:',
  blockedNearer: 'Daha da yakın ayarlar sınırlardan geçmiyor:',
  'tables.title': 'Kazanç tabloları',
  'tables.text':
    'Geri dönüşü, oynaklığı (bahis cinsinden standart sapma) ve kazançları boşlukla yazın: “2 3 5 30”. Her tablo kesin hesaplanır ve oynanır.',
  'tables.deviation': 'Oynaklık',
  'tables.wins': 'Kazançlar',
  'tables.simulated': 'Simülasyonda',
  'tables.check': 'Karşılaştırma',
  'tables.agrees': 'uyuyor',
  'tables.differs': 'uymuyor',
  open: 'masa belirler',
  now: 'Şimdi',
  proposed: 'Öneri',
  take: 'Bunu al',
} as const satisfies Translation<typeof ru>;
