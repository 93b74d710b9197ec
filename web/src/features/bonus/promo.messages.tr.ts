import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './promo.messages.ts';

export const tr = {
  title: 'Promosyon kodu',
  code: 'Promosyon kodu',
  inviter: 'Davet bonusu',
  activate: 'Etkinleştir',
  'terms.day': 'Moskova saatiyle günde en fazla üç kod, her biri bir kez.',
  'terms.conditions':
    'Bazıları VIP seviyesi, para yatırma veya bağlı bir Telegram hesabı ister. Neyin eksik olduğu kodu girdiğinizde söylenir.',
  'terms.inviter': 'Sizi davet eden oyuncunun kodu bir kez {{amount}} verir (kilitli).',
} as const satisfies Translation<typeof ru>;
