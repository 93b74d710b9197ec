import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './video.messages.ts';

export const tr = {
  intro:
    'Bir turun sonucuna neden hile karıştırılamayacağını ve bunu kendinizin nasıl doğrulayacağını anlatan kırk üç saniye.',
  captions: 'Türkçe altyazı',
  scenes: 'Filmde neler gösteriliyor',
  failed: 'Film yüklenmedi. Neler gösterdiği aşağıda yazıyor.',
  retry: 'Yeniden yükle',
  more: 'Kendi turunuzu doğrulayın',
  'scene.seed': 'Siz bahis yapmadan önce kumarhane gizli bir sayı, yani tohum üretir ve onu kilitler.',
  'scene.seal':
    'Tohumun özeti, yani SHA-256 değeri size hemen gösterilir. Bu özet tohumu ele vermez, ama tohum artık fark edilmeden değiştirilemez.',
  'scene.player': 'Tarayıcınız kendi tohumunu ekler; her bahsin de bir numarası vardır.',
  'scene.draw': 'İki tohum ve numaradan, yayımlanmış formülle sonuç çıkar. Onu ne kumarhane seçebilir ne de siz.',
  'scene.reveal':
    'Tohumu değiştirdiğinizde eskisi açılır. Tarayıcınız özeti yeniden hesaplar: aynıdır, demek ki tohum değiştirilmemiştir.',
  'scene.log':
    'Her tur, herkese açık ve imzalı günlüğe girer. Hiçbir tur fark edilmeden değiştirilemez veya silinemez; herkes doğrulayabilir.',
} as const satisfies Translation<typeof ru>;
