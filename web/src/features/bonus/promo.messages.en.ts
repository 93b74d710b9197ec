import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './promo.messages.ts';

export const en = {
  title: 'Promo code',
  code: 'Promo code',
  inviter: 'Invitation bonus',
  activate: 'Activate',
  'terms.day': 'No more than three promo codes a day, Moscow time, each one once.',
  'terms.conditions':
    'Some need a VIP level, deposits or a linked Telegram account. If anything is missing, you are told when you enter the code.',
  'terms.inviter': 'The code of the player who invited you gives {{amount}} (locked), once.',
  'vk.about': 'A code for our VK group: {{amount}}.',
  'vk.link': 'Link your VK account',
  'vk.join': 'Join the group',
  'vk.ready': 'All done: activate the code.',
  'terms.vk': 'A code for the VK group asks you to join it. We ask VK itself.',
} as const satisfies Translation<typeof ru>;
