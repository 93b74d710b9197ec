import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './reality-check.messages.ts';

export const uz = {
  'check.title': 'Ancha vaqtdan beri o‘ynayapsiz',
  'check.time': 'Shu yerdagi vaqtingiz',
  'check.staked': 'Tikildi',
  'check.paid': 'To‘landi',
  'check.net': 'Natija',
  'check.continue': 'Davom etish',
  'check.pause': 'Tanaffus qilish',
  'duration.hm': '{{hours}} soat {{minutes}} daq',
  'duration.m': '{{minutes}} daq',
  soon: 'Bugungi o‘yin vaqti besh daqiqaga qolmay tugaydi.',
} as const satisfies Translation<typeof ru>;
