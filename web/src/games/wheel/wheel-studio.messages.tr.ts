import type { Translation } from '../../core/i18n/messages.ts';
import type { wheelStudioRu } from './wheel-studio.messages.ts';

export const tr = {
  'field.multipliers': 'Çarpanlar',
  'field.segments': 'Sırasıyla dilimler',
  'field.bettingMs': 'Bahis süresi',
  'help.multipliers': 'Kazancın bahsi kaç kat artırdığı, sektör sektör',
  'help.segments': '32 dilimin her birinin çarpanı: ibrenin durduğu dilimden saat yönünde',
  'help.bettingMs': 'Turun ilk bahsinden itibaren bahis alma süresi',
  'help.spinMs': 'Çekilişten ödemeye kadar çarkın durma süresi',
  'rule.multipliers': 'Her çarpanın en az bir dilimi olmalı ve üzerine konandan fazlasını geri vermemelidir.',
  'cue.pin': 'çarkın pimi',
  'bet.sectors': 'Sektörler',
  'class.sector': '{{sector}}: {{multiplier}}',
} as const satisfies Translation<typeof wheelStudioRu>;
