import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './overlay.messages.ts';

export const tr = {
  title: 'Oyun',
  back: 'Geri',
  cashier: 'Kasa',
  demo: 'Oyun parası',
  'demo.open': 'Oyun parasıyla aç',
  retry: 'Yeniden aç',
  currency: 'Para birimi',
  continue: 'Devam et',
  table: 'Masa: {{name}}',
  'table.choose': 'Masa seç',
  'table.dealer': 'Krupiye: {{name}}',
  'table.limits': 'Bahis: {{min}} – {{max}}',
  'table.closed': 'Kapalı',
  fullscreen: 'Tam ekran',
  theatre: 'Geniş görünüm',
  noAddress: 'Sağlayıcı oyunun adresini göndermedi. Daha sonra deneyin.',
  elsewhere: 'Parayla oynanan bir oyunu başka yerde açtınız. Burada bitti; kazanılan her şey hesabınıza geçer.',
  'elsewhere.here': 'Burada oyna',
  refused: 'Bahis alınmadı: bir limitiniz veya molanız buna izin vermiyor. Ayarlarda, “Limitler” sekmesindeler.',
  withdrawn:
    'Bahis kabul edilmedi: bu oyun artık yeni tur başlatmıyor. Açık olan tur sonuna kadar oynanabilir, kazancı ödenir.',
  played_one: '{{count}} tur: yatırılan {{staked}}, ödenen {{paid}}',
  played_other: '{{count}} tur: yatırılan {{staked}}, ödenen {{paid}}',
  'played.open_one': '{{count}} tur bitmedi: kazancı bittiğinde ödenir',
  'played.open_other': '{{count}} tur bitmedi: kazançları bittiklerinde ödenir',
} as const satisfies Translation<typeof ru>;
