import { defineMessages } from '../i18n/messages.ts';

/** What the miniatures of our games show, in words, in the source language. */
export const miniatureRu = {
  dice: 'Последнее число: {{number}}',
  mines: 'Последний множитель: {{times}}',
  'battle.shares': 'Красные {{red}}, синие {{blue}}',
  'battle.last': 'Последнее число: {{number}}',
  wheel: 'Последний сектор: {{word}}',
  classic: 'В банке {{amount}}',
  coinflip_one: '{{count}} комната ждёт игрока',
  coinflip_few: '{{count}} комнаты ждут игрока',
  coinflip_many: '{{count}} комнат ждут игрока',
  coinflip_other: '{{count}} комнаты ждут игрока',
} as const;

export const miniatureMessages = defineMessages('miniature', miniatureRu, {
  en: () => import('./miniature.messages.en.ts'),
  ua: () => import('./miniature.messages.ua.ts'),
  kz: () => import('./miniature.messages.kz.ts'),
  uz: () => import('./miniature.messages.uz.ts'),
  tr: () => import('./miniature.messages.tr.ts'),
});
