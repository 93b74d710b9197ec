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
  open: 'masa belirler',
  now: 'Şimdi',
  proposed: 'Öneri',
  take: 'Bunu al',
} as const satisfies Translation<typeof ru>;
