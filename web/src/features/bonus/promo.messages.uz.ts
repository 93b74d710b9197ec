import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './promo.messages.ts';

export const uz = {
  title: 'Promokod',
  code: 'Promokod',
  inviter: 'Taklif bonusi',
  activate: 'Faollashtirish',
  'terms.day': 'Moskva vaqti bilan kuniga ko‘pi bilan uchta promokod, har biri bir marta.',
  'terms.conditions':
    'Ba’zilari VIP darajasi, depozit yoki ulangan Telegramni talab qiladi. Nima yetishmasligi kod kiritilganda ko‘rsatiladi.',
  'terms.inviter': 'Sizni taklif qilgan o‘yinchining kodi bir marta {{amount}} beradi (bloklangan).',
  'vk.about': 'VKdagi guruhimiz uchun kod: {{amount}}.',
  'vk.link': 'VK akkauntingizni ulang',
  'vk.join': 'Guruhga qo‘shiling',
  'vk.ready': 'Hammasi bajarildi: kodni faollashtiring.',
  'terms.vk': 'VK guruhi uchun kod unga qo‘shilishni talab qiladi. Buni VKning o‘zidan so‘raymiz.',
} as const satisfies Translation<typeof ru>;
