import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './reality-check.messages.ts';

export const tr = {
  'check.title': 'Bir süredir oynuyorsunuz',
  'check.time': 'Buradaki süreniz',
  'check.staked': 'Toplam bahis',
  'check.paid': 'Ödenen',
  'check.net': 'Sonuç',
  'check.continue': 'Devam et',
  'check.pause': 'Ara ver',
  'duration.hm': '{{hours}} sa {{minutes}} dk',
  'duration.m': '{{minutes}} dk',
  soon: 'Bugünkü oyun süreniz beş dakikadan az bir sürede dolacak.',
} as const satisfies Translation<typeof ru>;
