import { defineMessages } from '../i18n/messages.ts';

/** A player's own VIP level, in the source language. */
export const vipCardRu = {
  level: 'VIP-уровень {{name}}',
  progress: 'До {{name}}',
  left: 'Осталось поставить {{amount}}',
  top: 'Это высший уровень.',
} as const;

export const vipCardMessages = defineMessages('vip-card', vipCardRu, {
  en: () => import('./vip-card.messages.en.ts'),
  ua: () => import('./vip-card.messages.ua.ts'),
  kz: () => import('./vip-card.messages.kz.ts'),
  uz: () => import('./vip-card.messages.uz.ts'),
  tr: () => import('./vip-card.messages.tr.ts'),
});
