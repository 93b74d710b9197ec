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
  'vk.about': 'VK grubumuzun kodu: {{amount}}.',
  'vk.link': 'VK hesabınızı bağlayın',
  'vk.join': 'Gruba katılın',
  'vk.ready': 'Hepsi tamam: kodu etkinleştirin.',
  'terms.vk': 'VK grubunun kodu için gruba katılmanız gerekir. Bunu doğrudan VK’ye sorarız.',
} as const satisfies Translation<typeof ru>;
