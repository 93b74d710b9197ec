import type { Translation } from '../../../core/i18n/messages.ts';
import type { ru } from './robbery.messages.ts';

export const tr = {
  name: 'Soygun',
  open: 'Çarka git',
  opensIn: 'Sonraki çevirmeye kalan: {{time}}',
  ready: 'Çevirme hakkınız hazır. En fazla {{amount}} çıkabilir.',
  spin: 'Çevir',
  link: 'Telegram’ı bağla',
  toBonuses: 'Bonuslarıma git',
  last: 'Son çevirme: {{amount}}, {{at}}.',
  check: 'Doğrula',
  'how.share':
    'Çarkta sekiz dilim var. Her biri seviyenizin ({{level}}) tutarından kendi payını verir; olasılıklar çarkın altında yazar.',
  'how.seed': 'Dilimi her bahiste olduğu gibi sizin tohumlarınız belirler ve sonucu herkes yeniden hesaplayabilir.',
  'terms.day': 'Bir öncekinden itibaren 24 saatte bir çevirme. Kaçırılan haklar birikmez.',
  'terms.wager':
    'Ödül, etkinleştirdiğinizde bonus bakiyenize geçer. Sizin olması için {{days}} gün içinde o bakiyeden ödülün {{times}} katı kadar bahis yapılmalıdır.',
  'terms.cap': 'En fazla ödülün yüz katı sizin olabilir.',
  'terms.free': 'Çevirme ücretsizdir ve bahis sayılmaz. Ödülden vazgeçebilirsiniz.',
} as const satisfies Translation<typeof ru>;
