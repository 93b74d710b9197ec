import type { Translation } from '../../core/i18n/messages.ts';
import type { classicStudioRu } from './classic-studio.messages.ts';

export const tr = {
  'field.aloneMs': 'İkinci oyuncuyu bekleme',
  'field.maxBetsPerPlayer': 'Oyuncu başına bahis',
  'help.countdownMs': 'İkinci oyuncu bahis yaptıktan sonraki bahis süresi',
  'help.spinMs': 'Çekilişten ödemeye kadar şeridin durma süresi',
  'help.aloneMs': 'Bahisler iade edilmeden önce, ilk bahisten itibaren ikinci oyuncunun beklenme süresi',
  'help.maxBetsPerPlayer': 'Bir oyuncunun bir turda yapabileceği bahis sayısı',
  'bet.others': 'Diğer oyuncular',
  'class.pair': 'İki oyuncu, eşit bahis',
  'class.one-of-ten': 'Ondan biri',
  'class.great-share': 'Potun onda dokuzu',
  'class.small-share': 'Potun onda biri',
  'class.small-against-many': 'Yirmi bahse karşı en düşük bahis',
} as const satisfies Translation<typeof classicStudioRu>;
