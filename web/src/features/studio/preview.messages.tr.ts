import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './preview.messages.ts';

export const tr = {
  outcome: 'Sonuç',
  'outcome.hint': 'Boşsa çekilen sonuç. Komutlar: {{examples}}',
  'outcome.unknown': 'Bu oyunda böyle bir sonuç yok. Örneğin: {{examples}}',
  'round.new': 'Tur oyna',
  scene: 'Oyunun sahnesi: {{state}}',
  balance: 'Oyun parası: {{amount}}',
  state: 'durum {{state}}',
  hold: 'Duraklat',
  run: 'Oynat',
  'step.back': 'Bir olay geri',
  'step.on': 'Bir olay ileri',
  time: '{{now}} / {{all}} sn',
  moment: 'Turun anı',
  pace: 'Hız',
  nothing: 'Bu ayarlarla bahis yapılacak bir şey yok: bahis ve seçim sınırlarını kontrol edin.',
  sound: 'Önizleme sesi',
  bet: 'Turdaki bahis',
  'bet.none': 'En az birini seçin.',
  'bet.share': 'Pottaki pay: {{share}}',
  'bet.stakeMinor': 'Oyuncunun bahsi',
  'bet.side': 'Taraf',
  'bet.otherStakeMinor': 'Her birinin bahsi',
} as const satisfies Translation<typeof ru>;
